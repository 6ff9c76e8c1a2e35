/** A text without what people say before the task itself. */
export interface Stripped {
  readonly text: string;
  /** What was taken off says that the rest names a subject, not a step: "overwhelmed by", "putting off". */
  readonly isSubject: boolean;
}

/** Takes off "ok so", "I need to", "please help me", "not sure where to start with" and the like, as often as they come. */
export function stripLeadIn(segment: string): Stripped {
  let text = segment.trim();
  let isSubject = false;
  for (let round = 0; round < 12; round += 1) {
    const before = text;
    text = text.replace(/^[\s,.;:!?…&+-]+(?=\s|\p{L}|\p{N}|$)/u, "");
    text = text.replace(PILE, "$1");
    for (const leadIn of LEAD_INS) text = text.replace(leadIn, "");
    text = text.replace(LATER, "$2 at $1");
    text = text.replace(UNSURE_START, "start ");
    const subject = text.replace(SUBJECT, "");
    if (subject !== text && subject.trim() !== "") {
      isSubject = true;
      text = subject;
    }
    if (text === before) break;
  }
  return {
    text: text
      .replace(/[\s,;:!?…]+$/u, "")
      .replace(/(?<!\b(?:etc|inc|jr|sr))\.+$/iu, "")
      .replace(FOLLOW_UPS, "")
      .trim(),
    isSubject,
  };
}

const LEAD_INS: readonly RegExp[] = [
  /^(?:don't|do not|dont) forget[:,!]\s+(?=\S)/iu,
  /^i(?:'ve)? (?:can't find|cannot find|lost|mislaid)\s+(?=\S)/iu,
  /^a (?:bit|little|spot|round|session) of\s+(?=\w+ing\b)/iu,
  /^i (?:promised|told) (?:[\w']+ |my \w+ )?(?:that )?i(?:'d| would)\s+(?=\S)/iu,
  /^(?:without|no) [\w' ]{2,25}:\s+(?=\S)/iu,
  /^help(?:[!,.:]+\s*|\s+(?=i\b|i'|the\b))(?=\S)/iu,
  /^\((?:maybe|optional|optionally|if time|urgent|tbd)\)\s+/iu,
  /^(?:can|could|would|will) you (?:please )?(?:remind me to|remind me about)\s+(?=\S)|^remind me (?:to|about)\s+(?=\S)/iu,
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|this morning|this afternoon|this evening|question|me)\s*:\s+(?=\S)/iu,
  /^no (?:more )?(?:excuses|procrastinating|procrastination|messing about|messing around|distractions)[,.:!]?\s+(?=\S+\s\S)/iu,
  /^(?:just )?need\s+(?!to\b|for\b)(?=\S)/iu,
  /^(?:so|too) (?:much|many)\s+(?=\S)/iu,
  /^(?:ok(?:ay)?|so|well|um+|uh+|a+h+|sos|hm+|ugh+|argh+|omg|lol|hey|hi|hello|yo|al?right|right|honestly|basically|actually|maybe|perhaps|also|and|but|then|plus|first(?:ly)?|second(?:ly)?|next(?!\s(?:week|month|year|quarter|sprint|term|semester|chapter|season))|lastly|finally|anyway|anyways|at last|today|tonight|tomorrow|right now|this (?:morning|afternoon|evening|week)|please|pls|plz|kindly|just|really|yes|yeah|yep|oh|ah|like|now|again|still|dear (?:coach|ai|assistant|diary)|coach|for real|seriously|ideally|hopefully|probably|definitely|obviously|quickly|simply|thanks?|thank you|in order to|or|because|as|since|otherwise|literally|i guess|i think|i suppose|i mean|i know|you know|the thing is)(?=[\s,.:!…-]|$)[\s,.:!…-]*/iu,
  /^(?:i|we|you)(?:\s+(?:really|still|also|just|finally|probably|definitely|actually|totally|seriously|honestly|desperately|absolutely|kind of|sort of|urgently|all))*\s*(?:need|needed|have|had|want|wanted|would like|would love|ought|got|am going|are going|plan|intend|hope|aim|am trying|was trying|try|wish|am supposed|was supposed|am about|am planning|am hoping|am meant|meant|was meant|keep meaning|was meaning|keep forgetting|keep telling myself|keep trying|promised|decided|agreed|choose|am hoping|should try|'d like|'d love|have got|'ve got|'m going|'m trying|'m supposed|'m about|'m planning|'m hoping|'m meant|'re going|'ve been meaning|have been meaning|'ve been wanting|have been wanting|have decided|'ve decided|would prefer|'d prefer|would rather|refuse not)\s+to\s+/iu,
  /^(?:i|we)\s*(?:really |still |also |just |probably |definitely )*(?:must|should|shall|will|could|might|'ll|'d better|had better|better|can|gotta|gonna|wanna|may)\s+(?:also |really |just |probably |finally |at least )*(?!not\b|never\b|n't)(?=\S)/iu,
  /^(?:i|we)\s+(?:really |just )*(?:need|want|have to do|must do|have|'ve got|have got)\s+(?=(?:a|an|the|my|some|another|more|better|new)\b)/iu,
  /^(?:i|we)\s+(?:really |just |also |still )*need\s+(?!to\b)(?=\S)/iu,
  /^(?:i'd|i'm|i've)\s+(?:like|love|better|going|trying|planning|hoping|supposed|meant|got|about|looking|meaning|been meaning|been wanting|been trying|aiming|thinking)\s+(?:to|of|about)\s+/iu,
  /^(?:i'm|i am|we're|we are|i was|been)\s+(?:currently |now |still |just )*(?=\w+ing\b)(?!being|feeling|doing (?:ok|fine|well|bad))/iu,
  /^(?:gotta|gonna|wanna|need to|needs to|have to|has to|must|should(?!\s+(?:i|we)\b)|supposed to|want to|ought to|trying to|try to|try and|plan to|hope to|hoping to|going to|looking to|about to|got to|'d like to|would like to|would love to|be able to|to)\s+(?=\S)/iu,
  /^(?:let's|lets|let us|let me|time to|it's time to|it is time to|time for|don't forget to|do not forget to|don't forget|remember to|remember|make sure (?:to|that i|i|you)|be sure to|finally|at least|help me(?: to| with| out with)?|help with|help us|i need help(?: with|ing)?|need help(?: with)?|(?:can|could|would|will) you(?: please)?(?: help me(?: to| with)?)?|(?:can|could) (?:someone|anybody|we)(?: please)?|i(?:'d| would) appreciate help with|assist me(?: with| in)?|(?:today|tonight|this morning|this week) (?:i|we))\s+(?=\S)/iu,
  /^(?:my|the|today's|one|main|first|current|next)\s+(?:main |big |only |first |next |current )*(?:goal|task|plan|aim|focus|intention|priority|job|thing|intent|objective|mission|to-do)(?: (?:for today|today|right now|now|this morning|this week|i have to do|i need to do|to do))?(?:\s+is|\s*:|'s)(?: to| on)?\s+/iu,
  /^(?:sit down and|sit down to|sit down with|get up and|get up to|go ahead and|go and|go back and|come back and|hurry up and|get on and|just sit and|man up and|force myself to|get myself to|make myself to?|bring myself to|motivate myself to|push myself to|allow myself to|get around to|get round to|find (?:the |some )?time to|make (?:the |some )?time to|take (?:the |some )?time to|manage to|start by|begin by|stop procrastinating (?:on|and)|stop avoiding|stop putting off|quit procrastinating (?:on|and)|finally get (?:around )?to|get serious about|get real about|be done and|do what it takes to|dig in and|actually|properly|carefully|slowly|calmly)\s+(?=\S)/iu,
  /^instead of \w+ing,?\s+(?=(?:do|go|clean|read|write|finish|study|work|call|make)\s)/iu,
  /^(?:use|spend|take|have|with)\s+(?:the |this |my |some )?(?:time|session|hour|morning|afternoon|evening|day|slot|block|break)\s+(?:to|on|for|doing|working on)?\s*(?=\S)/iu,
  /^(?:i )?(?:feel like|think i should|think i need to|think i have to|think about maybe|keep meaning to|keep forgetting to|forgot to|never got around to|really)\s+(?=\S)/iu,
];

/** "at 3pm call mom" */
const LATER =
  /^(?:(?:at|@)\s+|(?=\d{1,2}(?:[:.][0-5]\d)?\s?[ap]m\s?[:,]))(\d{1,2}(?:[:.][0-5]\d)?\s?(?:[ap]\.?m\.?)?|noon|midnight|lunchtime)[,:]?\s+(?!past\b|to\b|o'clock)(?=\p{L})(.+)$/iu;
/** "too many tabs open": what there is too much of. */
const PILE =
  /^(?:(?:way |far )?too (?:many|much)|so (?:many|much))\s+(.+?)\s+(?:open|waiting|piling up|piled up|lying around|everywhere|left over|around)$/iu;

/** Who does not know where to begin wants the start. */
const UNSURE_START =
  /^(?:i'm |i am |i'm really |really )?(?:not sure|unsure|no idea|no clue|i don't know|i do not know|don't know|idk|clueless|i have no idea|i've no idea|i have no clue)(?: about)?\s+(?:where|how)\s+(?:to|i should|should i|do i)\s+(?:even\s+)?(?:start|begin|get started)\s+(?:with\s+|on\s+|about\s+|for\s+)?(?=\S)/iu;

/** Feelings and delays that point at a subject. */
const SUBJECT =
  /^(?:(?:i'm|i am|i feel|i'm feeling|i am feeling|feeling|feel|i've been|i have been|been|i keep|keep|i was|i'm getting|i get|getting|we're|we are)\s+)?(?:(?:so|really|very|a bit|a little|totally|completely|just|kind of|sort of|super|too|still|always|quite|pretty|constantly|way|totally|utterly|also|now)\s+)*(?:(?:overwhelmed|stressed(?: out)?|anxious|worried|nervous|scared|terrified|afraid|panicking|panicked|freaking out|behind|stuck|lost|confused|struggling|fed up|guilty|frustrated|annoyed|excited|drowning|swamped|buried|stressing|worrying|stress|worry|obsessing|paralysed|paralyzed|intimidated|sick|bored|embarrassed|ashamed|unhappy|upset|procrastinating|late|ready|done)\s+(?:about|by|with|on|over|of|in|because of|at|from|under|for)\s+|dreading\s+|putting off\s+|put off\s+|avoiding\s+|delaying\s+|postponing\s+|neglecting\s+)(?:how |the fact that |all (?=the|my))?(?:not\s+|never\s+)?(?:(?:doing|starting|having to do|having to|getting)\s+)?(?=\S)|^(?:i )?(?:hate|dread|don't want to do|do not want to do|can't face|cannot face|can't stand|can't (?:focus|concentrate) on|cannot (?:focus|concentrate) on|can't stop thinking about|can't decide(?: on| about)?|cannot decide(?: on| about)?|can't be bothered (?:with|to do)|can't bring myself to do|don't feel like (?:doing)?|have no motivation for|have no idea how to do|haven't (?:started|finished|touched|done)|have not (?:started|finished|touched|done|answered)|haven't answered|still haven't (?:started|finished|touched|done))\s+(?=\S)|^(?:i'm |i am |i'm really |really )?(?:not sure|unsure|no idea|no clue|i don't know|i do not know|don't know|idk|clueless|i have no idea|i've no idea|i have no clue)(?: about)?\s+(?:where|how|what)\s+(?:to|i should|should i)\s+(?:even\s+)?(?:start|begin|do|go|proceed)\s+(?:with|on|about|for|regarding)?\s*(?=\S)/iu;

/** What people add after the task. */
const FOLLOW_UPS =
  /(?:[\s,!]+\b(?:due|(?<!\b(?:for|about|of|on|until|by|before|after|next|last|this|every|from|to|the)\s)(?:mon|tues|wednes|thurs|fri|satur|sun)day|help(?: me)?|(?:is |are )?due (?:on |in |by |the )?(?:today|tonight|tomorrow|soon|now|next|this|mon|tue|wed|thu|fri|sat|sun|\d)[\w ]{0,16}?|(?<!\b(?:for|about|of|until|plan|by|before|after)\s)tomorrow(?: morning| afternoon| evening| night)?|max|tops|or so|(?:with )?no (?:internet|phone|distractions|screens|music|breaks|interruptions)|due (?:on )?(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:[a-z]*day)?|asap|a\.s\.a\.p|today|tonight|right now|now|right away|at last|finally|please|pls|plz|thanks|thank you|for real|already|once and for all|lol|again today|again|this (?:morning|afternoon|evening)|immediately|first thing|first|or something|or whatever|and so on|etc\.?|ugh+|somehow|i guess|i think|tbh|for once|if possible|if i can|as soon as possible|when i can|(?:by|before|due|until) (?:end of (?:the )?(?:day|week)|eod|eow|cob|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|the deadline|the weekend|then|lunch|dinner|breakfast|bed|bedtime|work|class|school|the meeting|i leave|i go|it's too late|christmas|monday morning)))+[\s.!?,]*$/iu;
