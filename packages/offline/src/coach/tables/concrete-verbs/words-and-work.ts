import type { ConcreteVerbs } from "./concrete-verbs-row.js";

/** Messages, appointments, purchases, writing, code, reading and study. */
export const wordsAndWork: readonly ConcreteVerbs[] = [
  {
    verbs: "reply to, respond to, answer, reply, respond, write back to",
    done: "The reply is sent",
    minutes: 15,
  },
  {
    verbs: "call, phone, ring, telephone, call back, facetime, ring up, call up, dial",
    done: "The call is made, or a message is left",
    minutes: 10,
  },
  {
    verbs:
      "email, e-mail, follow up with, mail, message, text, dm, ping, slack, whatsapp, write to, contact, notify, tell, remind, chase, chase up, nudge, forward, rsvp to, reach out to, thank, invite, let, inform, introduce",
    done: "The message is sent",
    minutes: 10,
  },
  {
    verbs:
      "ask, apologise to, apologize to, talk to, talk with, speak to, speak with, meet, meet with, visit, see, discuss, say, interview, greet, congratulate, chat with, check with",
    done: "The conversation has taken place, and its result is noted in one line",
    minutes: 20,
  },
  {
    verbs:
      "send, send off, send out, mail out, post, publish, submit, hand in, turn in, deliver, share, return, hand over, give, upload, file, ship, release, announce",
    done: "It has gone out, and there is a confirmation or copy of it",
    minutes: 20,
  },
  {
    verbs: "make, prepare",
    done: "It is ready on the counter, and the stove is off",
    minutes: 40,
    kinds: "cooking, groceries, meal plan",
  },
  {
    verbs: "make, set",
    done: "It is confirmed, and the date is in the calendar",
    minutes: 15,
    kinds: "appointment, meeting",
  },
  {
    verbs:
      "book, reserve, schedule, make an appointment with, make an appointment for, make an appointment at, rebook, reschedule, arrange, set, set up, register for, sign up for, enrol in, enroll in, apply for, register, sign up",
    done: "It is confirmed, and the date is in the calendar",
    minutes: 15,
    kinds:
      "appointment, meeting, travel, event, call, people, exercise, animals, exam, study, interview, repair, language, music practice, health, rest, cooking",
  },
  {
    verbs:
      "book, reserve, schedule, rebook, reschedule, arrange, register for, sign up for, sign up, enrol in, enroll in, register, renew, cancel, unsubscribe from, opt out of, confirm, activate, claim, request",
    done: "There is a confirmation of it, saved or written down",
    minutes: 15,
  },
  {
    verbs: "mark, grade",
    done: "Each one has its mark and one comment",
    minutes: 45,
    kinds: "teaching, reading, writing, exam, study, papers",
  },
  { verbs: "apply to, apply for", done: "The application is sent, with a copy saved", minutes: 45 },
  {
    verbs:
      "pay, pay off, pay back, transfer, reimburse, refund, invoice, bill, deposit, top up, donate, donate to, tip",
    done: "The payment shows as sent",
    minutes: 10,
  },
  {
    verbs: "pick up, drop off, collect, fetch, bring, take, take out",
    done: "You are back, and everybody is where they should be",
    minutes: 45,
    kinds: "people, event, animals, exercise",
  },
  {
    verbs:
      "buy, get bread, get milk, get some milk, get some bread, get eggs, get stamps, get petrol, get gas, get cash, get flowers, order, purchase, reorder, get hold of, pick up, collect, fetch, grab, bring, drop off, take back, take to",
    done: "It is in hand, or the order is confirmed",
    minutes: 25,
  },
  {
    verbs: "sell, rent out, list, advertise",
    done: "It is offered where a buyer can see it, with price and photo or text",
    minutes: 30,
    kinds: "customers, room, research, animals, repair, making, reading, moving, garden, digital, laundry",
  },
  {
    verbs:
      "list, note down, write down, jot down, outline, map, sketch, count, enumerate, log, record, track, list out, tally",
    done: "It is on one page that another person could read",
    minutes: 20,
  },
  {
    verbs: "write, add, draft, create, extend",
    done: "The new tests run and pass, and one fails when the code is broken on purpose",
    minutes: 45,
    kinds: "tests",
  },
  {
    verbs: "edit, cut, mix, trim, master, polish",
    done: "The edited version is exported and plays to the end",
    minutes: 45,
    kinds: "making, music making",
  },
  {
    verbs: "update",
    done: "The newest entry shows the right dates and one result",
    minutes: 30,
    kinds: "job document",
  },
  {
    verbs: "check, open",
    done: "Each new message is answered, moved or deleted",
    minutes: 15,
    kinds: "email, messages",
  },
  {
    verbs: "make",
    done: "The changed version is saved, and another person would notice the difference",
    minutes: 30,
    kinds: "slides, writing, data, design, job document, planning, code, admin",
  },
  {
    verbs: "set, define, write",
    done: "Each one is written down, with a date and a way to tell it is reached",
    minutes: 25,
    kinds: "planning",
  },
  {
    verbs:
      "refactor, deploy, hotfix, merge, rebase, revert, migrate, commit, squash, implement, bump, roll back, scaffold, lint, optimise, optimize",
    done: "The change is in, and the tests or a quick check pass",
    minutes: 45,
  },
  {
    verbs: "debug, bisect, reproduce, troubleshoot, diagnose",
    done: "The cause is written down in one sentence, with the steps that show it",
    minutes: 45,
  },
  {
    verbs: "set up, configure, install",
    done: "It runs when started fresh, and the steps are written down",
    minutes: 45,
    kinds: "code, tests",
  },
  {
    verbs: "write, draft",
    done: "New pages are saved, and they hold together when read aloud",
    minutes: 45,
    kinds: "story writing, book",
  },
  {
    verbs: "record, film, shoot, photograph",
    done: "The recording is saved and plays back",
    minutes: 40,
    kinds: "making, music making, language, music practice",
  },
  {
    verbs: "move house, move out, move in",
    done: "One room is packed or unpacked, with each box labelled",
    minutes: 60,
  },
  {
    verbs:
      "write, draft, code, implement, build, add, make, create, write up, develop, program, port, scaffold, wire up, extend",
    done: "It runs, its test passes, and the change is committed",
    minutes: 45,
    kinds: "code, bug, tests",
  },
  {
    verbs: "fix, patch, solve, resolve, correct, repair, unblock",
    done: "It works when tried again, and the change is committed",
    minutes: 45,
    kinds: "code, bug, tests",
  },
  {
    verbs: "fix, correct",
    done: "The corrected version is saved, and reads right",
    minutes: 30,
    kinds: "data, writing, slides, design, job document, making",
  },
  {
    verbs:
      "fix, repair, mend, replace, install, assemble, mount, hang, put up, patch, glue, change, adjust, tighten, unclog, unblock, connect, put together, sand, drill, service, oil, descale, reset, bleed, fit",
    done: "It works or holds when tried once",
    minutes: 40,
  },
  {
    verbs:
      "rename, refactor, delete, remove, move, upgrade, update, migrate, deploy, merge, bump, revert, rebase, configure, convert, extract, split, inline, push, release, optimise, optimize, document, enable, disable, clean, benchmark, profile, rewrite, commit, squash, clone, deprecate, lint, format, type, mock, test, automate, redirect, cache, log, run, restart, stop, roll back, clean up, monitor, tag",
    done: "The change is in, and the tests or a quick check pass",
    minutes: 30,
    kinds: "code, bug, tests",
  },
  {
    verbs: "review, approve, look over, test, go over",
    done: "It has your comment or your approval",
    minutes: 30,
    kinds: "code, bug, code review, tests",
  },
  {
    verbs:
      "write, draft, compose, jot, type, type up, write up, pen, put together, compile, redo, prepare, rewrite",
    done: "A full rough version is saved, from first line to last",
    minutes: 45,
  },
  {
    verbs:
      "edit, proofread, revise, rewrite, shorten, trim, cut, polish, correct, review, check, annotate, reword, translate, transcribe, format, mark, grade, amend, cut down, comment on",
    done: "The corrected version is saved, with nothing left marked",
    minutes: 45,
    kinds:
      "writing, slides, job document, job search, story writing, making, teaching, reading, article, customers, music making, data, design, admin, code, expenses, budget, planning, messages",
  },
  {
    verbs: "read, reread, re-read, skim, read through, listen to, watch, rewatch",
    done: "It is finished, and three points from it are written down",
    minutes: 30,
    kinds:
      "reading, article, study, exam, admin, email, messages, writing, slides, data, code, bug, code review, meeting, making, papers, teaching, language",
  },
  {
    verbs: "read, reread, re-read, skim, read through",
    done: "Ten more pages are read, and three points from them are written down",
    minutes: 30,
  },
  {
    verbs: "watch, rewatch, listen to",
    done: "It is finished, with one line noted on what stayed",
    minutes: 45,
  },
  {
    verbs:
      "summarise, summarize, sum up, condense, take notes on, review, annotate, explain, describe, define, compare, cite",
    done: "A summary of at most ten lines is written down",
    minutes: 30,
  },
  {
    verbs: "solve, answer, calculate, work through, derive, prove, complete",
    done: "A full answer is on paper and checked once",
    minutes: 40,
    kinds: "study, exam, data, language",
  },
];
