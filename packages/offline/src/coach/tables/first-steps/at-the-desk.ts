import type { KindOfWork } from "./kind-of-work.js";

/** Writing, slides, data, design, planning, research and meetings. */
export const atTheDesk: readonly KindOfWork[] = [
  {
    kind: "writing",
    words:
      "report, lab report, essay, lit review, article, blog, blog post, post, thesis, dissertation, proposal, grant, grant application, chapter draft, draft, section, introduction, intro, conclusion, abstract, summary, memo, newsletter, press release, documentation, doc, docs, manual, tutorial, white paper, whitepaper, case study, brief, speech, eulogy, toast speech, letter, manuscript, copy, writeup, write-up, statement, bio, outline, changelog, release note, specification, spec, rfc, journal paper, literature review, bibliography, footnote, caption, handout, handbook, writing, method, discussion section",
    minutes: 45,
    steps: {
      start: {
        action: "Open a blank page for {object} and write the five points it has to make",
        done: "Five points are on the page, in an order a reader could follow",
        minutes: 25,
      },
      progress: {
        action: "Open {object} and write the next unfinished part in rough sentences",
        done: "That part reads from start to end with no gap or placeholder",
      },
      finish: {
        action: "Finish {object}, starting with the first part that is not complete",
        done: "No part of {object} is empty or a placeholder",
        minutes: 60,
      },
      think: {
        action: "Write a one-page outline of {object}, one line for each part",
        done: "The outline has a line for each part, the ending included",
        minutes: 30,
      },
      prepare: {
        action: "Write a one-page outline of {object}, one line for each part",
        done: "The outline has a line for each part, the ending included",
        minutes: 30,
      },
      tidy: {
        action: "Read {object} from the top and mend each sentence that makes you stop",
        done: "The first two pages read aloud without a stop",
      },
    },
  },
  {
    kind: "slides",
    words:
      "slide, deck, slide deck, presentation, powerpoint, keynote, keynote talk, pitch, pitch deck, talk, lightning talk, demo, poster, webinar",
    minutes: 45,
    steps: {
      start: {
        action: "Write one headline for each slide of {object} in plain sentences",
        done: "The headlines alone tell the story from first to last",
        minutes: 30,
      },
      progress: {
        action: "Open {object} and complete the next slide that is not ready",
        done: "That slide has its headline, its one point and no placeholder",
      },
      finish: {
        action: "Finish {object}, starting with the first slide that is not done",
        done: "Every slide has its final text and none shows a placeholder",
      },
      think: {
        action: "Write the one sentence {object} must leave behind and three points that carry it",
        done: "One sentence and three points are written down",
        minutes: 25,
      },
      prepare: {
        action: "Write the one sentence {object} must leave behind and three points that carry it",
        done: "One sentence and three points are written down",
        minutes: 25,
      },
      tidy: {
        action: "Go through {object} once and cut each slide to a single point",
        done: "Every slide has one headline and one point",
      },
    },
  },
  {
    kind: "data",
    words:
      "spreadsheet, inventory, dataset, data, analysis, data analysis, chart, graph, dashboard, survey, metric, statistic, statistics, figure, pivot table, excel, excel sheet, questionnaire, experiment, model fit, forecast, kpi",
    minutes: 45,
    steps: {
      start: {
        action: "Write down the one question {object} should answer and open the source for it",
        done: "The question is written down and the right source is open beside it",
        minutes: 20,
      },
      progress: {
        action: "Open {object} and complete the next part that is missing or wrong",
        done: "That part is filled in and its numbers are checked against their source",
      },
      understand: {
        action: "Pick one number in {object} that surprises you and trace where it comes from",
        done: "One number has a written explanation with its source",
      },
      finish: {
        action: "Finish {object}, starting with the first part that is still empty",
        done: "Nothing in {object} is empty, and the totals are checked once",
      },
      tidy: {
        action: "Open {object} and correct the first ten rows or labels that are wrong",
        done: "Ten rows or labels are corrected and saved",
      },
    },
  },
  {
    kind: "design",
    words:
      "logo, mockup, mock-up, wireframe, figma, layout, landing page, homepage, home page, icon, banner, flyer, brochure, branding, style guide, ui, ux, prototype, design, illustration for, infographic, portfolio, portfolio site, website copy, colour palette, color palette, user flow, typography",
    minutes: 45,
    steps: {
      start: {
        action: "Sketch three rough versions of {object} on paper, five minutes each",
        done: "Three sketches exist and one is marked as the way to go",
        minutes: 20,
      },
      progress: {
        action: "Open {object} and bring one screen or part to a state you could show",
        done: "One part can be shown to somebody without an excuse",
      },
      finish: {
        action: "Finish {object}, starting with the first part that is not final",
        done: "The final version of {object} is exported and saved",
      },
      think: {
        action: "Sketch three rough versions of {object} on paper, five minutes each",
        done: "Three sketches exist and one is marked as the way to go",
        minutes: 20,
      },
    },
  },
  {
    kind: "planning",
    words:
      "sprint, roadmap, plan, week, month, quarter, year, day, schedule, calendar, goal, okr, milestone, timeline, backlog grooming, priority, strategy, agenda for the week, project plan, retirement plan, to-do list, todo list, task list, next step, life plan, budget plan, resolution, routine, project",
    minutes: 30,
    steps: {
      progress: {
        action: "Write down the three results {object} must bring, in order of weight",
        done: "Three results are written down, the most important one first",
      },
      start: {
        action: "Write down the three results {object} must bring and the first step to each",
        done: "Three results are written down, each with a first step",
      },
      finish: {
        action: "Finish {object}, starting with a list of what is left",
        done: "Nothing on the list of what was left is open",
        minutes: 45,
      },
      understand: {
        action: "Write one paragraph on where {object} {is} now and what is in the way",
        done: "The paragraph names the state, the obstacle and one next step",
      },
      tidy: {
        action: "Go through {object} and delete, move or date each entry",
        done: "Every entry left has a date and an owner",
      },
    },
  },
  {
    kind: "research",
    words:
      "option, competitor, market research, research, search, literature search, literature, comparison, desk research, insurance plan, health insurance, phone plan, broadband, internet provider, energy provider, provider, supplier, vendor, grad school, daycare, nursery, new apartment, new flat, new place, new house, place to live, apartment to rent, house hunting, flat hunting, apartment hunting, standing desk, review of options",
    minutes: 30,
    steps: {
      progress: {
        action: "List three options for {topic} with price and one drawback each",
        done: "Three options are written down with price and drawback, and one is marked",
      },
      understand: {
        action: "List three options for {topic} with price and one drawback each",
        done: "Three options are written down with price and drawback, and one is marked",
      },
      finish: {
        action: "Pick one option for {object} and write one sentence on why",
        done: "One option is chosen, with the reason written down",
      },
    },
  },
  {
    kind: "meeting",
    words:
      "meeting, retro, retrospective, 1:1, 1-1, one-on-one, one on one, 121, standup, stand-up, kickoff, kick-off, workshop, offsite, sync, team sync, board meeting, review meeting, performance review, annual review, agenda, minute of the meeting, conference, conference call, town hall, client meeting, sprint review, demo day, appraisal, parent evening, meetup",
    minutes: 20,
    steps: {
      progress: {
        action: "Write three points to raise in {object} and the one result you want from it",
        done: "Three points and one wanted result are written down",
      },
      prepare: {
        action: "Write three points to raise in {object} and the one result you want from it",
        done: "Three points and one wanted result are written down",
      },
      finish: {
        action: "Write the notes of {object}: what was decided, who does what, by when",
        done: "Each decision has a name and a date beside it",
      },
      catchUp: {
        action: "Read the notes of {object} and list what is yours to do",
        done: "Each thing that is yours is listed with a date",
      },
    },
  },
  {
    kind: "teaching",
    words:
      "lesson plan, lesson, grading, marking, syllabus, curriculum, worksheet, student paper, class plan, seminar, tutoring session, report card",
    minutes: 45,
    steps: {
      progress: {
        action: "Open {object} and complete the next part a student will see",
        done: "That part could be handed to a student as it is",
      },
      prepare: {
        action:
          "Write the one thing students should be able to do after {object} and three activities for it",
        done: "One aim and three activities are written down",
      },
      think: {
        action:
          "Write the one thing students should be able to do after {object} and three activities for it",
        done: "One aim and three activities are written down",
      },
      start: {
        action:
          "Write the one thing students should be able to do after {object} and three activities for it",
        done: "One aim and three activities are written down",
      },
    },
  },
];
