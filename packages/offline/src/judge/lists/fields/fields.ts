import { fieldsOfOffices } from "./fields-of-offices.js";
import { fieldsOfScience } from "./fields-of-science.js";
import { fieldsOfStudy } from "./fields-of-study.js";
import { fieldsOfTechnology } from "./fields-of-technology.js";
import { fieldsOfTrade } from "./fields-of-trade.js";

/**
 * Words of one field, in every language we know, so that a title in other words than the commitment's can still be seen to belong to it: "invoice" to "Rechnungen", "tonicization" to
 * "music theory". A word belongs here when it is hardly used outside of its field; one that stands in titles of leisure too ("solo", "match", "Netflix") does not. Fields are those of work and study.
 */
export const fields = {
  ...fieldsOfScience,
  ...fieldsOfTechnology,
  ...fieldsOfStudy,
  ...fieldsOfOffices,
  ...fieldsOfTrade,
};
