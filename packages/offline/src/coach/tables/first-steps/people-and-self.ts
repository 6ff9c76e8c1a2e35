import type { KindOfWork } from "./kind-of-work.js";

/** Calls, appointments, friends and family, travel, events, health, rest and creative work. */
export const peopleAndSelf: readonly KindOfWork[] = [
  {
    kind: "call",
    words: "call, phone call, call list, call back, voicemail call, zoom call, facetime",
    minutes: 15,
    steps: {
      progress: {
        action: "Write down the one question for {object} and dial",
        done: "The call is made, or a message is left",
      },
      prepare: {
        action: "Write three points for {object} and put the number beside them",
        done: "Three points and the number are on one page",
      },
    },
  },
  {
    kind: "appointment",
    words:
      "appointment, eye exam, eye test, dentist, dentist appointment, doctor, doctor's appointment, gp, therapist, optician, checkup, check-up, haircut, hairdresser, physio, blood test, vaccination, vaccine, mammogram, hospital, prescription, dermatologist, dental appointment, medical, smear test, flu shot, plumber, electrician, mechanic, accountant, lawyer, barber, massage, surgery, landlord, contractor, builder, handyman, locksmith",
    minutes: 10,
    steps: {
      progress: {
        action: "Find the number or booking page for {object} and ask for the first free time",
        done: "A date and time are in the calendar, or a message is left",
      },
      choose: {
        action: "Find the number or booking page for {object} and ask for the first free time",
        done: "A date and time are in the calendar, or a message is left",
      },
      prepare: {
        action: "Write down three things to say or ask at {object} and put the papers for it by the door",
        done: "Three things are written down, and the papers are by the door",
      },
    },
  },
  {
    kind: "people",
    words:
      "friend, mum, mom, mother, dad, father, parent, sister, brother, grandma, grandmother, grandpa, grandparent, kid, child, children, son, daughter, wife, husband, partner, girlfriend, boyfriend, family, neighbour, neighbor, aunt, uncle, cousin, roommate, flatmate, colleague, coworker, boss, manager, mentor, team, in-laws, ex, people",
    minutes: 10,
    steps: {
      progress: {
        action: "Write a short message to {topic} and propose a time to talk",
        done: "The message is sent, and it names a time",
      },
    },
  },
  {
    kind: "relations",
    words:
      "relationship, social life, networking, apology, conversation, hard conversation, date night, friendship, marriage, dating, conflict, argument, boundary",
    minutes: 15,
    steps: {
      progress: {
        action: "Write down one sentence you want to say for {object} and who should hear it",
        done: "The sentence is written down, with a name beside it",
      },
    },
  },
  {
    kind: "travel",
    words:
      "trip, flight, hotel, holiday, vacation, travel, itinerary, train ticket, airbnb, luggage, suitcase, packing list, road trip, honeymoon, conference trip, city break, camping trip, weekend away, business trip, train, rental car, car rental, visa for, travel insurance, bag, hostel, ferry, airport, travel plan, christmas travel",
    minutes: 30,
    steps: {
      progress: {
        action: "Write down the dates and the budget for {object} and compare three offers",
        done: "Three offers are noted with price and times, and one is marked",
      },
      prepare: {
        action: "Write the packing list for {object} and lay out the first five things",
        done: "The list is complete, and five things are laid out",
      },
      finish: {
        action: "Finish {object}, starting with what is not booked yet",
        done: "Each part is booked, and the confirmations are in one folder",
      },
    },
  },
  {
    kind: "event",
    words:
      "party, wedding, invitation, birthday, birthday party, baby shower, dinner party, reunion, guest list, seating plan, christmas, holiday party, event, ceremony, bbq, barbecue, funeral, bachelor party, hen do, open day, school fair, game night, housewarming, anniversary, conference booth, graduation, wedding planning, venue, catering, playdate, thanksgiving, halloween costume, costume",
    minutes: 30,
    steps: {
      progress: {
        action: "List what {object} still {needs} and do the item with the nearest date",
        done: "The list exists, and the item with the nearest date is ticked",
      },
      start: {
        action: "Write down date, place and guests for {object} on one page",
        done: "Date, place and guests are on one page, with open questions marked",
      },
    },
  },
  {
    kind: "exercise",
    words:
      "workout, exercise, exercising, working out, gym, run, 5k, 5k run, 10k, half marathon, marathon, jog, jogging, training, running, walk, walking, yoga, pilates, stretching, stretch, swim, swimming, cycling, bike ride, ride, weights, lifting, push-up, pushup, squat, fitness, cardio, physio exercise, climbing, training run, leg day, steps, hike, hiking, dance, dancing, tennis, football, basketball, shape, strength training, martial arts, boxing, couch to 5k, core, plank, spinning, rowing, home workout, back exercise, mobility",
    minutes: 25,
    steps: {
      progress: {
        action: "Put on the clothes for {object} and begin with the easiest part",
        done: "The session is done and noted in the calendar",
      },
      think: {
        action: "Write down three days and times for {topic} this week",
        done: "Three days and times are in the calendar",
        minutes: 10,
      },
      prepare: {
        action: "Lay out the clothes for {topic} and write down the first session",
        done: "The clothes are laid out, and the first session has a day and a length",
        minutes: 15,
      },
    },
  },
  {
    kind: "rest",
    words:
      "meditation, meditating, breathing, mindfulness, break, nap, rest, journaling, diary, gratitude, self care, self-care, relaxation, mental health, stress, anxiety, screen time, phone addiction, burnout, therapy homework, prayer, headspace, evening routine, morning routine, morning pages, habit, crossword, sudoku, jigsaw, puzzle",
    minutes: 15,
    steps: {
      progress: {
        action: "Put the phone in another room and give ten quiet minutes to {topic}",
        done: "Ten minutes have passed without a screen",
      },
      think: {
        action: "Write down one small change for {topic} and when it starts",
        done: "One change is written down with a day and a time",
      },
    },
  },
  {
    kind: "sleep",
    words: "sleep, sleep schedule, bedtime, insomnia, jet lag, wake-up time, waking up",
    minutes: 10,
    steps: {
      progress: {
        action: 'Set an alarm for going to bed half an hour earlier tonight and label it "{topic}"',
        done: "The alarm is set, and the phone charges outside the bedroom",
      },
    },
  },
  {
    kind: "health",
    words:
      "health, diet, weight, nutrition, water intake, medication, meds, vitamin, smoking, posture, back pain, headache, skincare, blood pressure, healthy eating, alcohol, sugar, drinking, eating, weight loss, allergy, cold, cough, hair",
    minutes: 15,
    steps: {
      progress: {
        action: "Write down one small change you can make today for {topic} and make it",
        done: "The change is written down and made once",
      },
      understand: {
        action: "Write down what you have noticed about {object} and one question for a doctor or pharmacist",
        done: "The notes and one question are on one page",
      },
    },
  },
  {
    kind: "music making",
    words:
      "synth, synth track, track, song, beat, mix, album, lyric, melody, music, music video, demo tape, ableton, mixtape, playlist, chord progression, ep, bassline, recording, band, sample pack, logic pro, gig",
    minutes: 40,
    steps: {
      progress: {
        action: "Open {object} and make eight bars you would play to somebody",
        done: "Eight bars are saved and can be played back",
      },
      start: {
        action: "Open an empty session for {object} and lay down eight rough bars",
        done: "Eight bars are saved and can be played back",
      },
      understand: {
        action: "Listen to {object} twice and play the first eight bars slowly",
        done: "The first eight bars go through without a stop",
      },
      finish: {
        action: "Finish {object}, starting with the roughest passage",
        done: "It plays from start to end and is exported to a file",
        minutes: 60,
      },
    },
  },
  {
    kind: "story writing",
    words:
      "story, short story, poem, poetry, screenplay, script for the play, novel draft, fiction, fanfic, fan fiction, memoir, worldbuilding, world building, scene, character, plot, dnd, d&d campaign, dnd campaign, nanowrimo, children's book, my novel, comic, play, verse, haiku, zine",
    minutes: 45,
    steps: {
      progress: {
        action: "Open {object} and write 200 rough words without going back",
        done: "200 new words are saved",
        minutes: 30,
      },
      finish: {
        action: "Finish {object}, writing the missing ending first, however rough",
        done: "It has an ending and reads through without a gap",
        minutes: 60,
      },
    },
  },
  {
    kind: "making",
    words:
      "painting, drawing, sketch, sketchbook, watercolour, watercolor, pottery, knitting, sweater, scarf, crochet, sewing, quilt, embroidery, photography, photo, photo edit, video, video edit, podcast, podcast episode, episode, youtube, youtube video, vlog, film, animation, collage, woodworking, craft, art, art project, illustration, model kit, lego, scrapbook, calligraphy, 3d print, sculpture, stream, thumbnail, portrait, mural, jewellery, jewelry, dress, hobby, game, board game, video game",
    minutes: 40,
    steps: {
      progress: {
        action: "Lay out {object} and complete one part small enough to show somebody today",
        done: "One part is complete and could be shown",
      },
      start: {
        action: "Make three quick rough versions for {object}, five minutes each",
        done: "Three rough versions exist and one is marked",
        minutes: 20,
      },
      finish: {
        action: "Finish {object}, starting with the roughest part",
        done: "It is complete, and saved or signed",
        minutes: 60,
      },
    },
  },
];
