import type { KindRow } from "./kind-of-work.js";

/** Rooms, chores, repairs, garden, cooking, shopping, animals and moving. */
export const atHome: readonly KindRow[] = [
  {
    kind: "kitchen",
    words:
      "kitchen, kitchen counter, counter, sink, oven, stove, pantry, kitchen cupboard, fridge, freezer, refrigerator, hob, microwave",
    minutes: 20,
    steps: {
      progress:
        "Clear one surface in {object}, wipe it and put each thing in its place | That surface is empty and wiped",
      tidy: "Clean {object}: put everything away first and wipe from top to bottom | Nothing stands around in it, and the surfaces are wiped | 25",
    },
  },
  {
    kind: "bathroom",
    words: "bathroom, toilet, shower, bathtub, bath, washroom, restroom, ensuite",
    minutes: 25,
    steps: {
      progress:
        "Clear the surfaces in {object} and scrub from top to bottom | The surfaces are scrubbed, dry and free of clutter",
    },
  },
  {
    kind: "dishes",
    words: "dish, dishes, washing up, washing-up, dirty dish, pots and pans, pan, cutlery",
    minutes: 15,
    steps: {
      progress: "Wash {object}, glasses first | The sink is empty and the last piece is on the rack",
    },
  },
  {
    kind: "laundry",
    words:
      "laundry, washing, dry cleaning, clothes, linen, bed sheet, bedsheet, fitted sheet, wardrobe, sock, clothes pile, closet clothes, bedding, towel, duvet",
    minutes: 20,
    steps: {
      progress:
        "Put one load of {topic} in the machine and fold what is dry | The machine is running and the dry pile is folded away",
      tidy: "Take everything out of one part of {object} and put back only what you wear | That part holds only what you wear, and the rest is in a bag",
    },
  },
  {
    kind: "ironing",
    words: "ironing, ironing pile, shirt, ironing board",
    minutes: 20,
    steps: {
      progress:
        "Put up the board for {object} and iron the five pieces you need first | Five pieces hang or lie ironed",
    },
  },
  {
    kind: "room",
    words:
      "spring cleaning, room, bedroom, living room, lounge, office, home office, hallway, entryway, floor, house, home, flat, apartment, place, guest room, kids' room, nursery room, playroom, carpet, window, chore, housework, cleaning, vacuuming, house cleaning, mess, clutter, junk, bed, dorm, toy, dust, hoovering, stairs, tidying, dining room, dining table, study room, roof, couch",
    minutes: 25,
    steps: {
      progress:
        "Clear one surface or corner of {object} and put each thing in its place | That surface or corner is empty and wiped",
      tidy: "Take a bag through {object}, first for rubbish and again for things that belong elsewhere | The bag is emptied, and one surface is clear and wiped",
    },
  },
  {
    kind: "desk",
    words:
      "desk, bookshelf, shelf, drawer, closet, cupboard, table, workspace, dresser, cabinet, medicine cabinet, spice rack, nightstand, kitchen table, sideboard, work desk",
    minutes: 20,
    steps: {
      progress:
        "Clear {object} completely, wipe it and put back only what belongs there | It is wiped, and nothing is on or in it that belongs elsewhere",
    },
  },
  {
    kind: "storage",
    words:
      "garage, attic, basement, loft, shed, cellar, storage, storage unit, crawl space, car boot, trunk, junk drawer, storage room, utility room, workshop bench",
    minutes: 45,
    steps: {
      progress:
        "Clear one square metre of {object} into three piles: keep, give away, throw away | One square metre is clear, and each thing from it is in a pile",
    },
  },
  {
    kind: "repair",
    words:
      "leak, tap, faucet, light bulb, bulb, light, lamp, door, hinge, fence, wall, paint job, boiler, heating, radiator, gutter, tile, repair, diy, plumbing, squeaky door, flat tire, flat tyre, tire, tyre, brake, bike chain, chain, drain, smoke alarm, curtain, blinds, ikea furniture, furniture, wardrobe assembly, renovation, remodel, ceiling, lock, car repair, washer",
    minutes: 40,
    steps: {
      progress:
        "Look closely at {object} and list the tools and parts the job needs | The list of tools and parts is complete, with what is missing marked | 20",
      finish:
        "Finish {object}, starting by laying out the tools | It works when tried, and the tools are put away | 60",
    },
  },
  {
    kind: "devices",
    words:
      "bike, bicycle, laptop, monitor, keyboard, headphone, mattress, camera, printer, tablet, vacuum cleaner, washing machine, dishwasher, sofa, chair, office chair, tv, headset, backpack, phone, smartphone, car, van, motorbike, dryer, scooter, boat, coffee machine",
    minutes: 25,
    steps: {
      progress:
        "Look at {object} and list what it needs: clean, mend, update or replace | The list is complete, with the first thing to do marked",
      understand:
        "List three options for {topic} with price and one drawback each | Three options are written down with price and drawback, and one is marked",
      think:
        "List three options for {topic} with price and one drawback each | Three options are written down with price and drawback, and one is marked",
      tidy: "Clean {object}, starting with the dirtiest part | It is visibly clean, and the tools are put away",
    },
  },
  {
    kind: "garden",
    words:
      "garden, yard, lawn, weed, plant, flower bed, hedge, balcony, vegetable patch, compost, leaf, leaves, seedling, allotment, tree, patio, gardening, houseplant, flower, driveway, pool, snow",
    minutes: 45,
    steps: {
      progress:
        "Pick one bed or corner of {object} and work on that part alone | One part is visibly done, and the tools are put away",
      think:
        "Sketch {object} on paper and mark the first thing to change | One sketch exists with one thing marked | 20",
    },
  },
  {
    kind: "cooking",
    words:
      "dinner, lunch, breakfast, recipe, cake, bread, cooking, baking, soup, food, snack, birthday cake, potluck, thanksgiving dinner, casserole, cookie, packed lunch, supper, sourdough",
    minutes: 40,
    steps: {
      progress:
        "Choose what to make for {topic} and put the ingredients on the counter | One dish is chosen and its ingredients are on the counter | 15",
      prepare:
        "Choose one dish for {topic}, put the ingredients out and cut the first of them | The ingredients are out and the first is ready for the pan",
      think:
        "Write down three dishes for {topic} and mark the one to make | Three dishes are written down and one is marked | 20",
      finish:
        "Finish {object} and clear the worktop after it | It is on the table or in the fridge, and the worktop is clear",
    },
  },
  {
    kind: "meal plan",
    words:
      "meal, meal prep, meal prepping, meal plan, meal planning, weekly menu, menu, batch cooking, batch cook",
    minutes: 25,
    steps: {
      progress:
        "List three dishes for {object} and what each needs from the shop | Three dishes are listed, and the shopping list is complete",
    },
  },
  {
    kind: "groceries",
    words:
      "grocery, groceries, grocery shopping, food shopping, supermarket, shopping, shopping list, weekly shop, grocery list, milk, errand, pharmacy, grocery order, grocery run",
    minutes: 30,
    steps: {
      progress:
        "Check the fridge and write one list for {object} | The list is complete and ordered the way you walk the shop | 15",
    },
  },
  {
    kind: "gifts",
    words:
      "gift, present, birthday present, birthday gift, christmas present, christmas gift, christmas shopping, wedding gift, secret santa, christmas card, birthday card, card, valentine, anniversary gift",
    minutes: 20,
    steps: {
      progress:
        "Write down three ideas for {object} with price and pick one | One idea is picked, and where to get it is written beside it",
    },
  },
  {
    kind: "animals",
    words:
      "dog, cat, bird, puppy, kitten, litter box, aquarium, fish tank, hamster, horse, pet, rabbit, chicken coop, vet, leash, cat litter",
    minutes: 20,
    steps: {
      progress:
        "Write down the one thing {object} {needs} today and do it now | That one thing is done and ticked",
    },
  },
  {
    kind: "moving",
    words:
      "move, moving, house move, moving box, box, packing, move out, relocation, moving house, unpacking, storage box, move to, downsizing",
    minutes: 30,
    steps: {
      progress:
        "Pack one box for {object} with things you will not need before it and label it | One box is closed, with a label that says what is in it",
      think:
        "List the five tasks of {object} that have a date and mark the earliest | Five tasks have dates, and the earliest is marked | 20",
      prepare:
        "List the five tasks of {object} that have a date and mark the earliest | Five tasks have dates, and the earliest is marked | 20",
    },
  },
];
