import type { KindRow } from "./kind-of-work.js";

/** Reading, studying, languages, music practice. */
export const learning: readonly KindRow[] = [
  {
    kind: "reading",
    words: "chapter, page, paper, journal, magazine, newspaper, research paper, pdf, journal article, news",
    minutes: 30,
    steps: {
      progress:
        "Read {object} with a pen in hand and mark where you stop | Three points from it are written down, with the page where you stopped",
      finish:
        "Finish {object} and write three sentences on what it says | The last page is read and three sentences are written | 45",
    },
  },
  {
    kind: "reading habit",
    words: "reading, pleasure reading, bedtime reading",
    minutes: 30,
    steps: {
      progress:
        "Pick one text for {topic} and read ten pages with a pen in hand | Ten pages are read and three points from them are written down",
    },
  },
  {
    kind: "reading list",
    words:
      "reading list, article backlog, book list, to-read pile, book pile, reading pile, saved article, pocket list, read-later list",
    minutes: 30,
    steps: {
      progress:
        "Pick one piece from {object} and read it with a pen in hand | One piece is off the list, with three points from it written down",
    },
  },
  {
    kind: "book",
    words: "book, novel, textbook, ebook, biography, book club, book club book, audiobook, self-help book",
    minutes: 30,
    steps: {
      progress:
        "Open {object} and read the next ten pages with a pen in hand | Ten pages are read and three points from them are written down",
      start:
        "Open {object} and read the first ten pages with a pen in hand | Ten pages are read and three points from them are written down",
      finish:
        "Finish {object} and write three sentences on what it says | The last page is read and three sentences are written | 45",
    },
  },
  {
    kind: "article",
    words:
      "urban planning article, long read, reading assignment, assigned reading, news article, case law, case file",
    minutes: 30,
    steps: {
      progress:
        "Read {object} to the end and write down its three main points | Three main points are written down in your own words",
    },
  },
  {
    kind: "exam",
    words:
      "exam, midterm, final, finals, quiz, certification, driving test, theory test, driving theory, board exam, bar exam, sat, gre, gmat, toefl, ielts, mcat, lsat, a-level, gcse, viva, oral exam, mock exam, practice test, math test, maths test, spanish test, french test, history test, chemistry test, physics test, biology test, past paper, spelling test, citizenship test",
    minutes: 45,
    steps: {
      progress:
        "Write ten likely questions for {object} and answer the first five from memory | Ten questions are written down, five answers are checked against the material",
      prepare:
        "Write ten likely questions for {object} and answer the first five from memory | Ten questions are written down, five answers are checked against the material",
    },
  },
  {
    kind: "study",
    words:
      "homework, assignment, problem set, pset, coursework, course, online course, class, math, maths, calculus, algebra, linear algebra, geometry, statistics course, physics, chemistry, chem, organic chem, biology, anatomy, history, geography, economics, econ, philosophy, psychology, law, lecture, material, machine learning, rust, python, javascript, react, aws, module 3, unit, study, studying, revision, tutorial video, worksheet for class, science project, school project, group project, research methods, coding, programming, chess, typing, mooc, training module, online training, training course, mandatory training, e-learning, security training, compliance training, first aid course",
    minutes: 40,
    steps: {
      progress:
        "Pick the next exercise or section of {object} and work through it on paper | The exercise is solved or the section is summed up in five lines",
      start:
        "Open {object}, read the task once and write down the first thing it asks for | The first thing it asks for is written down and begun | 30",
      study:
        "Write down all you remember about {topic} and look up the gaps | One page from memory exists, with the gaps filled in another colour",
      prepare:
        "Write down all you remember about {topic} and look up the gaps | One page from memory exists, with the gaps filled in another colour",
      finish:
        "Finish {object}, starting with the first question that has no answer | Every question has an answer, and it is ready to hand in | 60",
      catchUp:
        "List what you missed in {object} and work through the oldest part | The list exists and its oldest part is worked through",
      understand:
        "Find one clear example of {topic} and explain it in five lines of your own | Five lines are written that a friend could follow",
    },
  },
  {
    kind: "notes",
    words: "note, lecture note, class note, study note, chapter note, meeting note, reading note",
    minutes: 25,
    steps: {
      progress:
        "Read {object} once and write the three main points at the top | Three main points stand at the top",
      tidy: "Go through {object} once: cut what is done and head what stays with one line | What stays has a line at its head that says what it is about",
    },
  },
  {
    kind: "language",
    words:
      "vocab, vocabulary, spanish, french, german, italian, portuguese, japanese, chinese, mandarin, korean, arabic, russian, dutch, english, grammar, kanji, irregular verb, conjugation, sign language, pronunciation, polish language, swedish, latin, greek, hindi",
    minutes: 25,
    steps: {
      progress:
        "Write ten sentences with {topic} and say each one aloud | Ten sentences are written down and have been said aloud",
      study:
        "Test yourself on {topic}: cover the answers and mark each one you miss | One full round is done, with the misses marked",
      catchUp:
        "Do one lesson of {topic} and note three new words | One lesson is complete and three new words are written down",
    },
  },
  {
    kind: "flash cards",
    words: "duolingo, anki, anki deck, flashcard, flash card, card deck, spaced repetition, quizlet, babbel",
    minutes: 15,
    steps: {
      progress: "Open {topic} and do one lesson or twenty cards | One lesson or twenty cards are complete",
      start:
        "Write the first ten cards for {topic}, one fact on each | Ten cards exist, with one fact on each",
    },
  },
  {
    kind: "music practice",
    words:
      "piano, guitar, violin, drum, scale, cello, flute, singing, choir, bass, ukulele, saxophone, trumpet, etude, instrument, piano piece, recital, sheet music, band practice, clarinet, sonata, song to learn",
    minutes: 30,
    steps: {
      progress:
        "Practise {object}: the hardest eight bars, slowly, five times in a row | The eight bars go five times in a row without a stop",
      understand:
        "Find one beginner lesson for {object} and play along with it once | One lesson is played through, with its name noted for next time",
    },
  },
];
