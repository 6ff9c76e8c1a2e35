import type { KindRow } from "./kind-of-work.js";

/** Writing, slides, data, design, planning, research and meetings. */
export const atTheDesk: readonly KindRow[] = [
  {
    kind: "writing",
    words:
      "report, lab report, essay, lit review, article, blog, blog post, post, thesis, dissertation, proposal, grant, grant application, chapter draft, draft, section, introduction, intro, conclusion, abstract, summary, memo, newsletter, press release, documentation, doc, docs, manual, tutorial, white paper, whitepaper, case study, brief, speech, eulogy, toast speech, letter, manuscript, copy, writeup, write-up, statement, bio, outline, changelog, release note, specification, spec, rfc, journal paper, literature review, bibliography, footnote, caption, handout, handbook, writing, method, discussion section",
    minutes: 45,
    steps: {
      start:
        "Open a blank page for {object} and write the five points it has to make | Five points are on the page, in an order a reader could follow | 25",
      progress:
        "Open {object} and write the next unfinished part in rough sentences | That part reads from start to end with no gap or placeholder",
      finish:
        "Finish {object}, starting with the first part that is not complete | No part of {object} is empty or a placeholder | 60",
      think:
        "Write a one-page outline of {object}, one line for each part | The outline has a line for each part, the ending included | 30",
      prepare:
        "Write a one-page outline of {object}, one line for each part | The outline has a line for each part, the ending included | 30",
      tidy: "Read {object} from the top and mend each sentence that makes you stop | The first two pages read aloud without a stop",
    },
  },
  {
    kind: "slides",
    words:
      "slide, deck, slide deck, presentation, powerpoint, keynote, keynote talk, pitch, pitch deck, talk, lightning talk, demo, poster, webinar",
    minutes: 45,
    steps: {
      start:
        "Write one headline for each slide of {object} in plain sentences | The headlines alone tell the story from first to last | 30",
      progress:
        "Open {object} and complete the next slide that is not ready | That slide has its headline, its one point and no placeholder",
      finish:
        "Finish {object}, starting with the first slide that is not done | Every slide has its final text and none shows a placeholder",
      think:
        "Write the one sentence {object} must leave behind and three points that carry it | One sentence and three points are written down | 25",
      prepare:
        "Write the one sentence {object} must leave behind and three points that carry it | One sentence and three points are written down | 25",
      tidy: "Go through {object} once and cut each slide to a single point | Every slide has one headline and one point",
    },
  },
  {
    kind: "data",
    words:
      "spreadsheet, inventory, dataset, data, analysis, data analysis, chart, graph, dashboard, survey, metric, statistic, statistics, figure, pivot table, excel, excel sheet, questionnaire, experiment, model fit, forecast, kpi",
    minutes: 45,
    steps: {
      start:
        "Write down the one question {object} should answer and open the source for it | The question is written down and the right source is open beside it | 20",
      progress:
        "Open {object} and complete the next part that is missing or wrong | That part is filled in and its numbers are checked against their source",
      understand:
        "Pick one number in {object} that surprises you and trace where it comes from | One number has a written explanation with its source",
      finish:
        "Finish {object}, starting with the first part that is still empty | Nothing in {object} is empty, and the totals are checked once",
      tidy: "Open {object} and correct the first ten rows or labels that are wrong | Ten rows or labels are corrected and saved",
    },
  },
  {
    kind: "design",
    words:
      "logo, mockup, mock-up, wireframe, figma, layout, landing page, homepage, home page, icon, banner, flyer, brochure, branding, style guide, ui, ux, prototype, design, illustration for, infographic, portfolio, portfolio site, website copy, colour palette, color palette, user flow, typography",
    minutes: 45,
    steps: {
      start:
        "Sketch three rough versions of {object} on paper, five minutes each | Three sketches exist and one is marked as the way to go | 20",
      progress:
        "Open {object} and bring one screen or part to a state you could show | One part can be shown to somebody without an excuse",
      finish:
        "Finish {object}, starting with the first part that is not final | The final version of {object} is exported and saved",
      think:
        "Sketch three rough versions of {object} on paper, five minutes each | Three sketches exist and one is marked as the way to go | 20",
    },
  },
  {
    kind: "planning",
    words:
      "sprint, roadmap, plan, week, month, quarter, year, day, schedule, calendar, goal, okr, milestone, timeline, backlog grooming, priority, strategy, agenda for the week, project plan, retirement plan, to-do list, todo list, task list, next step, life plan, budget plan, resolution, routine, project",
    minutes: 30,
    steps: {
      progress:
        "Write down the three results {object} must bring, in order of weight | Three results are written down, the most important one first",
      start:
        "Write down the three results {object} must bring and the first step to each | Three results are written down, each with a first step",
      finish:
        "Finish {object}, starting with a list of what is left | Nothing on the list of what was left is open | 45",
      understand:
        "Write one paragraph on where {object} {is} now and what is in the way | The paragraph names the state, the obstacle and one next step",
      tidy: "Go through {object} and delete, move or date each entry | Every entry left has a date and an owner",
    },
  },
  {
    kind: "research",
    words:
      "option, competitor, market research, research, search, literature search, literature, comparison, desk research, insurance plan, health insurance, phone plan, broadband, internet provider, energy provider, provider, supplier, vendor, grad school, daycare, nursery, new apartment, new flat, new place, new house, place to live, apartment to rent, house hunting, flat hunting, apartment hunting, standing desk, review of options",
    minutes: 30,
    steps: {
      progress:
        "List three options for {topic} with price and one drawback each | Three options are written down with price and drawback, and one is marked",
      understand:
        "List three options for {topic} with price and one drawback each | Three options are written down with price and drawback, and one is marked",
      finish:
        "Pick one option for {object} and write one sentence on why | One option is chosen, with the reason written down",
    },
  },
  {
    kind: "meeting",
    words:
      "meeting, retro, retrospective, 1:1, 1-1, one-on-one, one on one, 121, standup, stand-up, kickoff, kick-off, workshop, offsite, sync, team sync, board meeting, review meeting, performance review, annual review, agenda, minute of the meeting, conference, conference call, town hall, client meeting, sprint review, demo day, appraisal, parent evening, meetup",
    minutes: 20,
    steps: {
      progress:
        "Write three points to raise in {object} and the one result you want from it | Three points and one wanted result are written down",
      prepare:
        "Write three points to raise in {object} and the one result you want from it | Three points and one wanted result are written down",
      finish:
        "Write the notes of {object}: what was decided, who does what, by when | Each decision has a name and a date beside it",
      catchUp:
        "Read the notes of {object} and list what is yours to do | Each thing that is yours is listed with a date",
    },
  },
  {
    kind: "teaching",
    words:
      "lesson plan, lesson, grading, marking, syllabus, curriculum, worksheet, student paper, class plan, seminar, tutoring session, report card",
    minutes: 45,
    steps: {
      progress:
        "Open {object} and complete the next part a student will see | That part could be handed to a student as it is",
      prepare:
        "Write the one thing students should be able to do after {object} and three activities for it | One aim and three activities are written down",
      think:
        "Write the one thing students should be able to do after {object} and three activities for it | One aim and three activities are written down",
      start:
        "Write the one thing students should be able to do after {object} and three activities for it | One aim and three activities are written down",
    },
  },
];
