import { wordSet } from "./parse-words.js";

/** Words that show a noun phrase begins: after them a word that may be noun or verb was the verb. */
export const determiners = wordSet(`
  the a an my our your his her its their this that these those some any all every each both another no more enough several
  one two three four five six seven eight nine ten few many most next last first second third old new other
  up out off down in on back to for with me us him them it myself about over through into at from
`);

/** Words in "-ing" that are things, not what somebody does. */
export const ingNouns = wordSet(`
  meeting morning evening wedding building thing something nothing anything everything king ring string spring ceiling training briefing
  clothing feeling pricing marketing accounting banking landing onboarding parking heating plumbing bedding pudding lighting rating listing
  offering hearing earring darling sibling housing engineering timing outing sting wing sling during painting drawing recording standing
  networking fundraising housekeeping bookkeeping catering offboarding gathering upbringing bring sing fling ping cling swing wellbeing
`);

/** What follows an "-ing" word when it only describes a thing: "planning meeting", "reading list". */
export const afterIngAdjective = wordSet(`
  rota
  meeting list group class classes lesson lessons supplies page session sessions club notes materials material plan schedule company desk order
  machine routine pool trip shoes gear area board license licence fee fees process doc docs software app room table assignment assignments course budget
`);

/** Words that say which part, while another says of what: "chapter 3 of the thesis". */
export const parts = wordSet(`
  chapter chapters page pages section note notes draft list project file files update day week plan place document
`);

/** Words that end a noun phrase: what stands before them is its head. */
export const prepositions = wordSet(`
  for with about from of in on at to by before after without that which until under between into as
`);

/** Names of tools and systems, which only programmers write. */
export const codeNames = wordSet(`
  node npm pnpm git postgres redis nginx graphql webpack vite eslint django rails laravel flask numpy pandas pytorch ios android
  linux bash svelte nextjs staging
`);

/** Names of languages, which keep their capital. */
export const languageNames = wordSet(`
  spanish french german italian portuguese japanese chinese mandarin cantonese korean arabic russian dutch english swedish norwegian
  danish finnish polish czech hungarian turkish greek latin hebrew hindi urdu thai vietnamese indonesian welsh irish gaelic
  ukrainian romanian catalan
`);

/** Names of subjects and activities, which take no article. */
export const namesWithoutArticle = wordSet(`
  spanish french german italian portuguese japanese chinese mandarin korean arabic russian dutch english swedish latin greek hindi
  math maths calculus algebra physics chemistry biology economics philosophy psychology yoga pilates meditation mindfulness duolingo
  linkedin slack gmail email mail notion obsidian kubernetes docker terraform typescript python rust react javascript lunch dinner
  breakfast supper christmas thanksgiving chess tennis football work school mum mom dad grandma grandpa physio instagram tiktok
  twitter whatsapp discord marketing sales compliance dance sleep health money
`);

/** Short names that keep their capitals in a text that shouts. */
export const acronyms = wordSet(`
  api aws b2b ceo cfo ci css csv cto cv db dmv dns faq gdpr gp hr html http https id irs it json kpi mba nasa nda nhs nyc okr pdf phd pr qa readme
  rfc roi saas sdk seo sql ssl sso tv uk ui url us usa ux vat vpn xml
`);
