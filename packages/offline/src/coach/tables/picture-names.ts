import { wordPairs } from "./parse-words.js";

/** What a picture asks for that stands alone. */
export const pictureNames = wordPairs(`
  🧹: clean the room; 🧽: clean the kitchen; 🧺: laundry; 🛒: groceries; 📧: email; 📨: email; ✉: email; 📞: phone
  calls; ☎: phone calls; 📚: reading; 📖: reading; 💪: workout; 🏋: workout; 🏃: run; 🧘: meditation; 🎸: guitar; 🎹:
  piano; 🍳: cooking; 🧳: packing for the trip; 💰: money; 🧾: receipts; 💻: code; 🎨: painting; 🌱: plants
`);
