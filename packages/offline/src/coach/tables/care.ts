import type { Step } from "./first-steps/kind-of-work.js";

/** Words that say that somebody is in danger, and the step then. */
interface CareRow {
  readonly pattern: RegExp;
  readonly step: Step;
}

const REACH_SOMEBODY: Step = {
  action: "Call or message one person you trust now, or a crisis line, and tell them how you feel",
  done: "One person knows how you feel; in danger, call the emergency number first",
  minutes: 10,
};

/** First-person phrases only: an essay on suicide and a process to kill are ordinary work. */
export const careRows: readonly CareRow[] = [
  {
    pattern:
      /\b(?:i|i'd|just|i'll|gonna|going to|want to|wanna|to)\s+(?:really |just |kind of )*(?:want to |wanna |would rather |rather |going to |gonna |plan to |need to |should )*(?:(?:kill|hang|drown|hurt|harm) (?:myself|my self)|end (?:my life|it all|my own life)|take my (?:own )?life)\b|\bi(?:'d| would| really| just)*\s+(?:want to|wanna|wish i could|wish i was|wish i were|rather be|hope i)\s+(?:just |to )*(?:die|dead|be dead|not exist|disappear forever)\b(?! (?:hard|hair|my hair|easter|eggs|cast))|^\W*(?:want to|wanna) die\W*$|\b(?:don't|do not|dont) want to (?:live|be alive|exist|wake up)(?: any ?more| any longer|\b(?! in| with| near| at))|\bno (?:reason|point) (?:to live|in living|to go on)\b|\bbetter off (?:dead|without me)\b|\bi(?:'m| am| feel)(?: feeling)? suicidal\b|\bsuicidal thoughts\b(?!.*\b(?:essay|paper|study|research|article)\b)|\bthinking (?:about|of) (?:suicide|killing myself|ending it)\b|\bcommit suicide\b|\bself[ -]?harm(?:ing)? (?:again|myself)\b|\bcut(?:ting)? myself again\b|\bkms\b/u,
    step: REACH_SOMEBODY,
  },
  {
    pattern:
      /\b(?:i(?:'m| am) having|i have|having) (?:chest pains?|a heart attack|a stroke)\b|\bi(?:'ve| have)? (?:overdosed|taken too many pills|took too many pills)\b|\bcan't breathe\b/u,
    step: {
      action: "Call the emergency number now and say where you are",
      done: "Somebody who can help knows where you are",
      minutes: 5,
    },
  },
  {
    pattern:
      /\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mom|mother)) (?:hits|beats|hit|is hitting|is hurting|hurts|abuses|is abusing) me\b/u,
    step: {
      action: "Call a person you trust or a helpline from a safe place and tell them what happens",
      done: "One person outside knows; in danger, call the emergency number first",
      minutes: 15,
    },
  },
  {
    pattern:
      /\b(?:kill|murder|stab|strangle|poison|shoot|hurt|punch|beat up|attack) (?:my (?!darlings|lawn|weeds|process|time|plants|speech)|him\b|her\b|them\b|someone\b|somebody\b|everyone\b|people\b)/u,
    step: {
      action: "Write down what happened and talk it over with one person you trust before doing anything",
      done: "One person you trust has heard what happened",
      minutes: 15,
    },
  },
  {
    pattern: /\bich (?:will|möchte) (?:nicht mehr leben|sterben)\b|\bmich umbringen\b/u,
    step: {
      action:
        "Ruf jetzt einen Menschen an, dem du vertraust, oder ein Krisentelefon, und sag, wie es dir geht",
      done: "Ein Mensch weiß, wie es dir geht; bei Gefahr zuerst der Notruf",
      minutes: 10,
    },
  },
  {
    pattern: /\bquiero morir(?:me)?\b|\bno quiero vivir\b|\b(?:matarme|suicidarme)\b/u,
    step: {
      action:
        "Llama o escribe ahora a una persona de confianza, o a una línea de ayuda, y cuéntale cómo estás",
      done: "Una persona sabe cómo estás; si hay peligro, primero emergencias",
      minutes: 10,
    },
  },
  {
    pattern: /\bje (?:veux|voudrais) mourir\b|\bme (?:suicider|tuer)\b|\bplus envie de vivre\b/u,
    step: {
      action:
        "Appelle maintenant une personne de confiance, ou une ligne d'écoute, et dis-lui comment tu vas",
      done: "Une personne sait comment tu vas ; en danger, d'abord les urgences",
      minutes: 10,
    },
  },
  {
    pattern: /\bvoglio morire\b|\b(?:uccidermi|suicidarmi|ammazzarmi)\b/u,
    step: {
      action: "Chiama o scrivi adesso a una persona di fiducia, o a una linea di ascolto, e dille come stai",
      done: "Una persona sa come stai; in pericolo, prima il numero di emergenza",
      minutes: 10,
    },
  },
  {
    pattern: /\bquero morrer\b|\b(?:me matar|suicidar-me)\b/u,
    step: {
      action: "Ligue ou escreva agora para uma pessoa de confiança, ou uma linha de apoio, e diga como está",
      done: "Uma pessoa sabe como está; em perigo, primeiro a emergência",
      minutes: 10,
    },
  },
];
