import { faultOf } from "./fault-of.js";

/** What a part of an intent is, when it is no task. */
export type Remark = "negation" | "remark";

/** Tells the parts that say what not to do, how things are, or how to treat a model, from those that name a task. */
export function remarkOf(text: string): Remark | undefined {
  if (
    !/[\p{L}\p{N}\p{Co}]/u.test(text) ||
    MODEL_TALK.test(text) ||
    STATE_OF_THINGS.test(text) ||
    faultOf(text) !== undefined ||
    FEELING.test(text) ||
    FILLER.test(text)
  )
    return "remark";
  return NEGATION.test(text) || LESS.test(text) ? "negation" : undefined;
}

/** The thing a remark is about: "my inbox is a disaster" gives "my inbox". */
export function subjectOf(remark: string): string | undefined {
  return SUBJECT.exec(remark)?.[1];
}

/** What somebody wants to do less of: "stop scrolling" gives "scrolling". */
export function avoided(negation: string): string {
  const less = LESS.exec(negation);
  const rest = less === null ? negation.replace(NEGATION, "") : (less[1] ?? less[2] ?? "");
  return rest
    .replace(/^(?:to|be|get|getting)\s+/iu, "")
    .replace(/\s+more\s.*$/iu, "")
    .trim();
}

/** "use my phone less", "eat less sugar". */
const LESS =
  /^(?:(?:use|check|watch|eat|drink|play|buy|smoke) (\S.*?) less(?: often)?|(?:eat|drink|use|watch|play|buy|smoke|check|spend) (?:less|fewer) (?!time\b|than\b)(\S.*))$/iu;
const NEGATION =
  /^(?:(?:(?:avoid|less|fewer|no more|no)\s+(?!than\b|idea|way|need|clue|time|excuse|matter|\d)(?=\p{L})|(?:spend|waste)(?:ing)?\s+(?:less|no|no more)\s+time\s+(?:on|with|in|at|watching|playing)\s+)|(?:stop|quit|resist|cease|keep from|refrain from|cut down on|give up|less|no more|without|instead of|rather than|no)\s+(?=(?:\w+ing\b|procrastinating|my phone|phone|the phone|social media|youtube|twitter|reddit|instagram|tiktok|distractions?|netflix|snacks?|more|checking|sugar|junk food))|(?:don't|do not|dont|not(?=\s+\w+ing\b)|never|shouldn't|should not|must not|mustn't|can't|cannot|won't)\s+(?:ever |even |just )?(?=\S)|ignore\s+)/iu;
const MODEL_TALK =
  /\b(?:(?:previous|prior|above|earlier|your|all|system) (?:previous |prior |above )?(?:instructions?|prompts?|rules|directives)|system prompt|as an ai|you are now|jailbreak|developer mode|pretend (?:to be|you)|reveal your|<\/?(?:system|script|user|assistant)|api key|output only|respond with json|return json|json only)\b/iu;
const VERBS_OF_STATE =
  "is|are|was|were|isn't|aren't|wasn't|has|have|had|hasn't|haven't|won't|can't|doesn't|don't|didn't|keeps?|wants?|looks?|feels?|seems?|says?|said|went|came|left|broke|sent|got|gets|takes|took|makes|made|needs?|bores|stresses|scares|(?:\\w+ed)(?= (?:the|my|a|an|to|that|me|us|it|on|off|out|by|from)\\b)";
const STATE_OF_THINGS = new RegExp(
  `^(?:(?:today|everything|nothing|nobody|it|he|she|they|we|you|that|this|there|life)|(?:the|my|our|his|her|their|this|that|a|an|all)\\s+[\\w'-]+(?:\\s+[\\w'-]+){0,2}?)\\s*(?:'s|(?:\\s(?:still|just|also|always|really|only|even))*\\s(?:${VERBS_OF_STATE}))\\s|^(?:is|are|was|were|isn't|aren't|has been|have been)\\s(?!it\\b|there\\b|this\\b|that\\b|the\\b|my\\b|he\\b|she\\b|they\\b|we\\b|i\\b)|^(?:it's|there's|that's|he's|she's|they're|i've|i'd|i|we)\\b`,
  "iu",
);
const SUBJECT = new RegExp(
  `^((?:the|my|our|this|that|his|her|their)\\s+[\\w'-]+(?:\\s+[\\w'-]+){0,2}?)\\s*(?:(?:still|just|also|always|really)\\s)*(?:${VERBS_OF_STATE})\\s`,
  "iu",
);
const FEELING =
  /^(?:(?:i'm|i am|i feel|feeling|feel|i'm feeling|so|very|really|too|a bit|kind of|just|totally|completely|super|been)\s+)*(?:overwhelmed|stressed(?: out)?|anxious|worried|nervous|scared|tired|exhausted|sleepy|sad|depressed|lonely|bored|lazy|unmotivated|sick|hungry|angry|upset|happy|excited|frustrated|annoyed|guilty|lost|confused|stuck|distracted|burnt out|burned out|hungover|awful|terrible|bad|down|low|meh|fine|good|great|worthless|hopeless|useless|behind|late|swamped|drowning|panicking|struggling|restless|numb|empty|fried|wiped|drained)\b[\s\w]{0,24}$/iu;
const FILLER =
  /^(?:(?:idk|dunno|whatever|meh|lol|haha+|thanks|thank you|hello|hi|hey|test|testing|blah|nothing|no idea|not sure|who knows|help|help me|help!|why me|sigh|ok|okay|yes|no|maybe|hmm+|ugh+|a+h+|arg+h*|when|if|after|once|before|since|because|while|although|given|instead of|rather than|as soon as)\b.{0,0})$|^(?:when(?! (?:is|are|do|does|can|should|will)\b)|which(?= (?:he|she|it|they|i|we|is|was|has)\b)|if|after|once|before|since|because|while|although|given that|instead of|rather than|as soon as)\s/iu;
