import type { ConcreteVerbs } from "./concrete-verbs-row.js";

/** Figures, papers, files, the household, making things, the body, choices and settings. */
export const thingsAndSelf: readonly ConcreteVerbs[] = [
  {
    verbs: "practise, practice, drill, repeat, memorise, memorize",
    done: "Ten sentences of your own are said aloud, and those that failed are noted",
    minutes: 25,
    kinds: "language",
  },
  {
    verbs:
      "get three quotes for, get two quotes for, get some quotes for, get a few quotes for, get three quotes on, get some quotes on",
    done: "Each one is asked for, or written down with its price",
    minutes: 30,
  },
  { verbs: "set the table, lay the table", done: "Each place has plate, glass and cutlery", minutes: 10 },
  {
    verbs: "take photos of, take a photo of, take pictures of, take a picture of",
    done: "The pictures are saved where you will look for them",
    minutes: 15,
  },
  {
    verbs: "sort",
    done: "It is settled, and nothing about it is still open",
    minutes: 30,
    kinds:
      "admin, job search, job document, appointment, travel, event, bank, bills, taxes, expenses, repair",
  },
  {
    verbs: "close, close out",
    done: "Each one is closed, with a line that says why",
    minutes: 25,
    kinds: "code, bug, customers, code review",
  },
  {
    verbs:
      "calculate, reconcile, add up, total, estimate, categorise, categorize, balance, enter, log, track, record",
    done: "The figures are entered and add up",
    minutes: 30,
  },
  {
    verbs: "practise, practice, drill, rehearse, play, perform, sing, repeat, memorise, memorize",
    done: "One full run goes through without a stop",
    minutes: 30,
  },
  {
    verbs:
      "fill in, fill out, complete, sign, print, scan, print out, photocopy, stamp, notarise, notarize, certify, countersign, laminate",
    done: "It is complete and ready to hand over",
    minutes: 20,
  },
  {
    verbs:
      "find, locate, look for my, look for the, look for keys, search for my, dig out, look up, search, google, retrieve, recover, track down",
    done: "It is found, and where it was is written down",
    minutes: 20,
  },
  {
    verbs:
      "back up, backup, download, export, import, save, sync, archive, rename, delete, move, copy, reformat, wipe, install, upgrade, uninstall, update, charge, transfer, merge, label, sort, number, convert, compress",
    done: "It is in its new state, checked once",
    minutes: 25,
    kinds:
      "digital, data, email, making, music making, writing, slides, admin, expenses, budget, papers, planning, reading, design, job document, messages",
  },
  {
    verbs:
      "vacuum, hoover, sweep, mop, dust, wipe, wipe down, scrub, polish, rinse, wash, wash up, do up, clean off, degrease, disinfect, unload, load, empty, defrost, bleach, scour, clear off",
    done: "It is visibly clean, and the tools are put away",
    minutes: 20,
  },
  {
    verbs:
      "fold, iron, put away, hang up, hang out, sort, change, make the bed, make my bed, strip, unpack, dry, stack, store, put back, tidy away",
    done: "Nothing of it lies around",
    minutes: 20,
  },
  {
    verbs:
      "take out, throw out, throw away, recycle, bin, get rid of, dispose of, give away, drop off, haul away, shred, dump, discard, take down",
    done: "It is out of the house or in the bin",
    minutes: 15,
  },
  {
    verbs:
      "water, mow, weed, prune, plant, rake, repot, trim, dig, sow, mulch, harvest, fertilise, fertilize, transplant, shovel",
    done: "The part you set out to do is visibly done",
    minutes: 30,
  },
  {
    verbs:
      "paint, sand, varnish, draw, sketch, knit, sew, crochet, carve, record, film, shoot, photograph, compose, mix, master, animate, design, colour, color, build, make, crop, render, produce, stitch, embroider, weave",
    done: "There is one result you could show, saved or set aside",
    minutes: 40,
  },
  {
    verbs:
      "batch cook, cook, bake, chop, peel, slice, dice, grate, knead, whisk, roast, boil, fry, grill, marinate, brew, heat, defrost, thaw, freeze",
    done: "It is ready on the counter, and the stove is off",
    minutes: 40,
    kinds: "cooking, groceries, kitchen, general",
  },
  {
    verbs: "pack, unpack, lay out, load, wrap, label, put in",
    done: "The bag or box is closed, with nothing for it left out",
    minutes: 30,
  },
  {
    verbs: "walk, feed, groom, brush, bathe, walk with, train, wash",
    done: "It is done, and the lead, bowl or brush is back in its place",
    minutes: 20,
    kinds: "animals",
  },
  {
    verbs:
      "run, hit the, jog, walk, swim, cycle, bike, stretch, exercise, lift, hike, dance, train, row, climb, box, go for, work out, warm up, cool down",
    done: "The session is done and noted in the calendar",
    minutes: 30,
    kinds: "exercise, rest, health, general, garden, people, travel, animals",
  },
  {
    verbs:
      "meditate, breathe, nap, rest, journal, relax, pray, go to bed, lie down, take a nap, take a break, unwind, take a walk, take a shower, shower, brush, floss, shave, bathe, take a bath, take, get dressed, get up, get out of bed, go outside, drink water",
    done: "It is done, without a screen in between",
    minutes: 15,
    kinds: "rest, health, general, exercise, bathroom, people, appointment, garden, room",
  },
  {
    verbs: "have",
    done: "The conversation has taken place, and its result is noted in one line",
    minutes: 30,
    kinds: "relations, people, meeting, call",
  },
  {
    verbs: "help, assist, teach, coach, show, support, babysit",
    done: "The other person says it helped",
    minutes: 30,
  },
  { verbs: "eat, drink, have", done: "It is finished, away from the screen", minutes: 15 },
  {
    verbs:
      "go to, go for, go, attend, drive to, take, bring, pick up, walk to, cycle to, join, stop by, swing by",
    done: "You have been there, and what you went for is done",
    minutes: 45,
  },
  {
    verbs: "choose, pick, decide between, select, prioritise, prioritize, rank, shortlist, vote on",
    done: "One choice is written down, with its reason",
    minutes: 20,
  },
  {
    verbs:
      "set, change, reset, turn on, turn off, switch, switch off, switch to, enable, disable, block, unblock, mute, log into, log in to, log out of, open, close, unfollow, uninstall, configure, set up, install, connect",
    done: "The new setting is in place, checked once",
    minutes: 15,
  },
  {
    verbs:
      "measure, go over, weigh, inspect, check, verify, test, compare, assess, audit, review, proof, double check, double-check, confirm, monitor, validate, examine",
    done: "The result of the check is written down",
    minutes: 20,
  },
];
