import type { StemLanguage } from "../../text/stemmer.js";

/**
 * For each language: its function words (articles, pronouns, prepositions, conjunctions, auxiliary verbs), and letters or
 * endings that words of it alone have. They tell the language of a commitment, and never count as shared words.
 * What names a thing or a deed does not belong here.
 */
export const functionWords: Readonly<
  Record<StemLanguage, { readonly words: string; readonly letters: string }>
> = {
  english: {
    words: `
    the a an and or but of to in on at by for with from into about after before until as is are was were be been being it its this that these those my our
    your his her their we you he she they me him us them i not no all any some each every than then there here what which who whose when where why how
    will would can could should must may might do does did done have has had if so up out off over under between through without within per via vs`,
    letters: "(?:ing|tion|ness)$",
  },
  german: {
    words: `
    der die das den dem des ein eine einen einem einer eines und oder aber mit für von vom zu zum zur im in am an auf aus bei bis nach über unter vor
    wegen ohne durch gegen als wie ist sind war wird werden hat haben ich du er sie es wir ihr mein meine meinen sein seine alle alles nicht kein keine
    noch schon mehr man sich so wenn dass nur auch neu neue neuen neuer neues`,
    letters: "[äöüß]|(?:ung|ungen|keit|heit|schaft)$",
  },
  french: {
    words: `
    le la les un une des du de d l et ou mais à au aux en dans sur sous par pour avec sans chez vers entre est sont été être avoir ai as a ont ce cet
    cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle nous vous ils elles qui que quoi dont où ne pas plus tous
    toutes tout toute`,
    letters: "[çœèêëîïûùâ]|(?:aux|ement|ère|eur)$",
  },
  spanish: {
    words: `
    el la los las un una unos unas y o pero de del al a en con por para sin sobre entre hasta desde es son fue ser está están este esta estos estas ese
    esa mi mis tu tus su sus nuestro nuestra yo él ella nosotros ellos que quien cuando donde como no más todo todos toda todas lo se le les`,
    letters: "[ñ¿¡]|(?:ción|ciones|dad|dades)$",
  },
  portuguese: {
    words: `
    o a os as um uma uns umas e ou mas de do da dos das no na nos nas ao à aos às em com por para pelo pela sem sobre entre até desde é são foi ser está
    estão este esta isto esse essa meu minha meus minhas seu sua seus suas eu ele ela nós eles que quem quando onde como não mais todo todos toda todas`,
    letters: "[ãõ]|(?:ção|ções|agem|dade)$",
  },
  italian: {
    words: `
    il lo la i gli le un uno una e o ma di del dello della dei degli delle al allo alla ai agli alle da dal dalla in nel nella nei con su sul sulla per
    tra fra senza è sono era essere ha hanno questo questa questi queste mio mia miei mie suo sua io lui lei noi loro che chi quando dove come non più
    tutto tutti tutta tutte`,
    letters: "(?:zione|zioni|mento|gli|ità)$",
  },
  dutch: {
    words: `
    de het een en of maar van voor met aan op in uit bij naar over onder tot door zonder tegen als is zijn was wordt worden heeft hebben ik jij hij zij
    wij jullie mijn jouw ons onze hun dit dat deze die alle niet geen nog al meer zich`,
    letters: "(?:ij|oe|uu|aa)\\p{L}*(?:en|ing)$",
  },
};
