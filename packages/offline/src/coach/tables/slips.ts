import { wordPairs, wordSet } from "./parse-words.js";

/** Everyday slips and short forms that no distance tells apart from other words, each with what is meant. */
export const slips = wordPairs(`
  teh: the; hte: the; adn: and; nad: and; wiht: with; ot: to; thsi: this; abotu: about; form teh: from the; wrk: work; recieve:
  receive; definately: definitely; calender: calendar; appartment: apartment; appointement: appointment; accomodation:
  accommodation; rveiw: review; reveiw: review; reivew: review; revew: review; reviw: review; w/: with; w/o: without; mtg: meeting;
  mtgs: meetings; appt: appointment; f/u: follow up; b/c: because; tmrw: tomorrow
`);

/** Right words that are one slip away from others. */
export const neverMended = wordSet(`
  much such same them then than that this they have with from what when were will your been just like over also back only very even
  most more less here there where their about other every first last next good long great little right high different small large
  early young important public able into upon each both some many three four five failing falling filling missing leaking
`);
