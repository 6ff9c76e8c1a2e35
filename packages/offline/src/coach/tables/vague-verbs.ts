import type { Mode } from "./first-steps/kind-of-work.js";

/**
 * Openings that name no visible step, by what they ask for. The longest that fits is taken off; what follows is the object.
 * Add a phrase in its base form: "-ing" forms are turned into it before the look-up.
 */
export const vagueVerbs: Readonly<Record<Mode, string>> = {
  progress: `
    work on, work at, work through, work, do work on, do some work on, do more work on, do a bit of, do some, do the, do, keep working on,
    continue working on, continue with, continue, carry on with, keep going with, keep at, go on with, make progress on, make progress with,
    make some progress on, make headway on, make a dent in, get on with, get going on, get going with, get moving on, get back to, get back into,
    get back on, get into, get to, get through, go through, get over with, get cracking on, crack on with, tackle, deal with, handle, manage,
    take care of, look after, see to, attend to, address, focus on, focus, concentrate on, concentrate, move forward on, move forward with,
    move along, advance, push forward, push on with, chip away at, plug away at, hammer away at, put time into, put some time into,
    put effort into, spend time on, spend time with, spend some time on, put in time on, resume, return to, go back to, pick back up,
    mess around with, mess around on, mess with, mess about with, play around with, play with, play about with, tinker with, fiddle with,
    fool around with, noodle on, have a go at, have a stab at, take a stab at, have a crack at, have a bash at, give a go, be on top of, devote time to, do something about, do something with, do something for, make time for,
    be productive with, be productive on, follow through on, follow through with, get better at, improve, improve on, be better at,
    get more, lose, lock in on, grind, grind on, grind through, hustle on, get, knock out, poke at, hack away at, peck at, dig through, wade through, slog through, wrestle with, struggle with, battle with, nail down, hammer out, pull together, get a grip on, power through, plough through, plow through, hack on, hack at, deep work on, do deep work on, take on, touch, see about, try, practise more
  `,
  start: `
    start, start on, start with, start working on, start doing, begin, begin with, begin working on, get started on, get started with, get start on, kick off, make a start on,
    make a start with, start off, initiate, launch into, embark on, get into the habit of, take up, dive into, jump into, set about, come up with, create, start to work on, get off the ground, pick up where i left off with, pick up where i left off on, get a head start on, make a beginning with, make a beginning on
  `,
  finish: `
    finish, finish up, finish off, finish with, finish working on, complete, finalise, finalize, wrap up, get done with, be done with, close out, polish off, button up, tie up, conclude
  `,
  understand: `
    look into, look at, take a look at, have a look at, look over, look up on, investigate, find out about, find out, find out more about, dig into, figure out what is wrong with, research, explore,
    examine, debug, troubleshoot, diagnose, understand, get my head around, wrap my head around, get my head round, get to the bottom of, read up on, check out, learn more about, track down, inspect, analyse, analyze, make sense of, get familiar with, familiarise myself with, familiarize myself with, evaluate, assess, learn, learn about, learn how to use, learn to use, do research on, do some research on, do research into, get to know
  `,
  think: `
    figure out, think about, think through, think of, think over, plan, plan out, plan for, brainstorm, consider, decide on, decide about, decide, work out, reflect on, ponder, conceptualise, conceptualize, strategise, strategize, map out, mull over, make a plan for, make a decision on, make a decision about, come to a decision on, do planning for, ideate, outline ideas for, rethink, reconsider, choose
  `,
  study: `
    study, study for, study up on, revise, revise for, learn for, cram, cram for, memorise, memorize, brush up on, brush up, swot up on, hit the books for, review for, go over, practise for, practice for, relearn, master
  `,
  catchUp: `
    catch up on, catch up with, catch up, get on top of, get caught up on, get caught up with, keep up with, stay on top of, clear out my, clear the backlog of, clear, process, triage, go through my backlog of, check in on, check in with, keep on top of, get ahead on, get ahead of, stay up to date with, follow up on
  `,
  choose: `
    find a, find an, find the best, find the right, find the perfect, find a good, find some, find a nice, look for a, look for an, look for the best, look for,
    search for a, search for, hunt for, hunt for a, shop around for, shop for a, shop for, compare, pick a, pick an, pick out a, pick out, choose a, choose an,
    choose between, decide between, decide on a, select a, get quotes for, get quotes on, get a quote for
  `,
  prepare: `
    prepare, prepare for, prepare myself for, prep, prep for, do prep for, get ready for, get set for, get prepared for, get ready, be ready for, set up for, get things ready for, warm up for, gear up for, make preparations for
  `,
  tidy: `
    clean, clean up, clean out, clear up, clear out, tidy, tidy up, tidy out, organise, organize, get organised for, declutter, sort out, sort through, straighten up, straighten out, straighten, deep clean, spruce up, reorganise, reorganize, neaten, purge, cull, prune down, pick up after, reorder, refine, improve the look of, do a tidy of, do a clean of, give a clean, freshen up, scrub, polish, polish up, put the finishing touches on, put the finishing touches to, put finishing touches on
  `,
};

/** Verbs that say enough alone, and the object they then stand for. */
export const worksAlone: ReadonlyMap<string, string> = new Map([
  ["study", "the material"],
  ["revise", "the material"],
  ["cram", "the material"],
  ["learn", "the material"],
  ["practise", "the hardest part"],
  ["practice", "the hardest part"],
  ["clean", "the room"],
  ["clean up", "the room"],
  ["tidy", "the room"],
  ["tidy up", "the room"],
  ["declutter", "the room"],
  ["organise", "the desk"],
  ["organize", "the desk"],
  ["plan", "the day"],
]);

/** Verbs that are a step for things, but no more than a wish for these kinds of work. */
export const wishes = {
  verbs:
    "fix, change, improve, start, stop, mend, repair, set, reset, save, manage, make, build, balance, solve",
  kinds: "sleep, health, rest, people, money, exercise",
} as const;
