/** Makes a set of words from a text of words separated by commas or white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s,]+/u).filter((word) => word !== ""));
}

/** Makes a list of phrases from a text of phrases separated by commas. */
export function phraseList(text: string): readonly string[] {
  return text
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, " "))
    .filter((phrase) => phrase !== "");
}

/** Further verbs that open an imperative, without a condition of their own. */
export const furtherVerbs = wordSet(`
  hotfix chart truncate prime pair dispute rerun resit git rotate
  accept dye backup achieve adapt agree align allow analyse appoint approve assign attach avoid aim allocate anonymise anonymize append
  become begin believe borrow break burn buckle breed
  calibrate capture carry cast catch celebrate challenge circle clarify classify climb collate combine commission communicate complain
  conduct consolidate consult contribute coordinate cover crack craft critique cross crush curate customise customize
  dedicate define delegate demonstrate deposit describe design detach determine dictate digitise digitize discover dismantle display distribute divide drag drop duplicate
  edit eliminate embed encrypt end engage enjoy ensure establish evaluate execute expand expose express
  face facilitate fast feel fight figure fill finetune fine-tune finish flatten flip follow forget forgive formulate frame free fulfil fund
  gather generate get give glaze grow guide
  help hide hire hold host hug
  identify illustrate implement imagine improve include increase innovate insert instruct integrate interpret iterate
  keep kick kill kiss knock know
  label lay lead leave lend level limit link live load lose love lower
  make manage manufacture map market match maximise measure mentor minimise moderate modify motivate
  name narrate negotiate network normalise normalize nurse
  obtain offer onboard operate oppose orchestrate organise outsource overcome overhaul own
  park participate paste perfect persuade pilot pin pitch place plot point pour present press prevent print prioritise process promote propose protect prototype provide pull punch purge push put
  query question quote
  raise randomise rate reach react realise rearrange reassemble rebuild receive recommend reconnect recruit redact redecorate redesign reduce refill refine reflect refresh rehang relabel relax relearn relocate remember remove renegotiate renovate reorganise repaint replace replan report represent reproduce research resize restore restock restructure resubmit retry reuse reverse rework
  satisfy save scale scan score screen season secure seek separate serve settle sew shake shape share sharpen shift shop show shut simplify simulate sit skip solder speed spend sponsor spread spring stabilise stain stand standardise start state stay steam stop strengthen stress stretch string structure style subscribe suggest supervise supply support surprise swap synthesise
  tag talk taste teach tear think throw tie tighten touch trace trade transform treat try tune turn tweak type
  undo unify unlock unplug unsubscribe untangle use
  validate value view visualise visualize volunteer vote
  wait wake warm warn wash watch wax wear win wire withdraw work worry wrap write
`);

/** Verbs that are as often nouns: they open a task only where what follows cannot be the rest of a noun phrase. */
export const nounsFirst = wordSet(`
  report budget test research study work project process support design review plan practice practise demo present exercise
  sprint market figure post record document file form group lead house home model network note notes order paper pilot place point
  question score screen shape show stand start state stress string structure style supply talk trade use value view vote
  water watch wax box case chart code copy cover cut drill dust end experiment face fence film finance floor frame function garden gift
  interview invoice issue journal label land level light line link list log mail map mark market match measure meet mix name note
  paint park pitch plant play plot pool press price print profile program query race range rate release rent repair request rest ring
  room run sample scale schedule season shop sign skip snack sort sound space speech spring stage step stock store study suit surface
  switch table tag tax track train transfer travel trip type upgrade visit walk wall wash weed weight window wood fast back text book
  bill log slack mail shower nap dance hike ride swim cycle bike row spring host channel cast block field free fund guide hug kick kiss match pin pitch rank service
  cook brief craft draft update call email message sketch color colour demo deposit return list practice share set drop change charge check contact exchange estimate export import quote release reset shift split stain steam sweep vacuum whatsapp wire
  brush patch shave mop iron oil dump ship bin lock edit type cache clone lint mock format benchmark merge move phone backup react
`);

/** Words that show a noun phrase begins: after them a word that may be noun or verb was the verb. */
export const determiners = wordSet(`
  the a an my our your his her its their this that these those some any all every each both another no more enough several
  one two three four five six seven eight nine ten few many most next last first second third old new other
  up out off down in on back to for with me us him them it myself about over through into at from
`);

/** Noun pairs whose first word is also a verb: "book club" is a thing, "book flights" is a step. */
export const nounPairs = new Set(
  phraseList(`
    book club, book report, book review, book proposal, book chapter, book keeping, book draft, book list, book cover, email backlog, email inbox, email newsletter, email campaign, email list, email filters, email template,
    email triage, email marketing, email signature, email account, email stuff, call notes, call list, call center, call sheet, design doc, design docs, design review, design system, design document, design spec, draft post, draft report, draft chapter,
    review session, review meeting, review queue, review comments, review article, water bill, water heater, water intake, water filter, order form, order backlog, text book, paint samples, plan b, test plan, test results, test suite, test coverage, test data, test prep, test environment,
    update meeting, update email, exercise routine, exercise plan, practice test, practice exam, practice questions, practice problems, schedule conflict, schedule planning, clean code, sort code, merge conflicts, merge conflict, merge request, slack messages, slack message, text messages, phone number, cook book, change request, change log, change management, release notes, release plan, release note, release checklist,
    check list, check up, check-in meeting, contact list, contact form, mail merge, mail list, message backlog, track changes, share price, set list, set design, drop box, list building, list item, vacuum cleaner, vacuum bag,
    interview prep, interview questions, interview notes, interview practice, report card, budget meeting, budget spreadsheet, budget report, budget review, invoice backlog, invoice template, work emails, work email, work stuff, work project, work report, work presentation, work trip, work laptop, study guide, study notes, study plan, study group, study room, study session,
    research paper, research proposal, research project, research question, research plan, research grant, research notes, plan review, code review, code reviews, code base, code cleanup, code refactor, film review, film essay, film project, film club, paper edits, journal article, journal paper, journal entry, project plan, project report, project proposal,
    support tickets, support ticket, support queue, support emails, process docs, process map, process document, process improvement, program notes, program design, play script, play list, garden party, garden shed, garden design, garden plan, house move, house cleaning, house chores, house work, house hunting, home office, home work, home gym, home insurance, home improvement,
    fix list, return policy, return label, tax return, tax form, tax forms, tax stuff, tax prep, tax documents, travel plans, travel plan, travel insurance, travel expenses, travel itinerary, travel blog, trip planning, form filling, phone bill, phone call, phone calls, phone contract, sales call, post office, record label,
    log book, log analysis, post mortem, pitch deck, pitch prep, profile picture, profile page, print job, plant care, train ticket, train tickets, run club, walk through, cover letter, cover letters, cover art, cover design, cover image, copy editing, copy edits, copy edit, show notes, demo prep, demo script, demo video, demo day, sign off, group project, group chat, group presentation, guide book, map data, race report, race plan,
    present wrapping, rent payment, repair job, repair manual, request form, sketch book, sketch pad, speech writing, stage design, start up, state exam, step count, stock take, stock photos, store cupboard, switch statement, table top, table plan, table setting, type errors, type error, upgrade path, wall art, wash basin, weight loss, weight training, window cleaning, train journey, note taking, market research, market analysis, market report, model fitting, model training, model evaluation, brush strokes, patch notes, dump run, ship design, lock screen, format strings, cycle route, row house, dance class, dance routine, swim class, swim lesson, ride share, block diagram, block party, channel strategy, field notes, field trip, field report, fund raising, pin board, rank list, service desk, service report, brief writing, craft fair, craft project, color palette, colour palette, export job, import script, quote comparison, mark scheme, stain removal, price comparison, price list, question bank, question list, figure captions, figure legends, figure 2, figure 3, line manager, link building, label design, case study, case report, case law, chart design, land registry, sample size, season finale, space planning, surface prep, suit fitting
  `),
);

/** Words in "-ing" that are things, not what somebody does. */
export const ingNouns = wordSet(`
  meeting morning evening wedding building thing something nothing anything everything king ring string spring ceiling training briefing
  clothing feeling pricing marketing accounting banking landing onboarding parking heating plumbing bedding pudding lighting rating listing
  offering hearing earring darling sibling housing engineering timing outing sting wing sling during painting drawing recording standing
  networking fundraising housekeeping bookkeeping catering offboarding gathering upbringing bring sing fling ping cling swing wellbeing
`);

/** What follows an "-ing" word when it only describes a thing: "planning meeting", "reading list". */
export const afterIngAdjective = wordSet(`
  meeting list group class classes lesson lessons supplies page session sessions club notes materials material plan schedule company desk order
  machine routine pool trip shoes gear area board license licence fee fees process doc docs software app room table assignment assignments course budget
`);

/** Of the verbs that may be nouns, those that are verbs before a bare noun: "call plumber", "water plants". */
export const verbBeforeNoun = wordSet(`
  phone move backup call email message text order review schedule plan study research process book water paint walk cook edit draft print pack vacuum mop iron sweep brush
  change check charge wash list sign post record film shop mail design practice practise measure track mix copy label sketch invoice transfer return
  upgrade update test sort set drop dust fold slack ship lock patch fix shave train host export import load weed mow pay repair park sample wire type
  mark split log format chart bill switch dump mock clone benchmark store stock table rent deposit polish contact deal play craft plant knit share start end run stop visit drill clear watch merge reset reconcile trade
`);
