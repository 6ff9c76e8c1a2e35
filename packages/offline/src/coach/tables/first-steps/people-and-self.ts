import type { KindRow } from "./kind-of-work.js";

/** Calls, appointments, friends and family, travel, events, health, rest and creative work. */
export const peopleAndSelf: readonly KindRow[] = [
  {
    kind: "call",
    words: "call, phone call, call list, call back, voicemail call, zoom call, facetime",
    minutes: 15,
    steps: {
      progress: "Write down the one question for {object} and dial | The call is made, or a message is left",
      prepare:
        "Write three points for {object} and put the number beside them | Three points and the number are on one page",
    },
  },
  {
    kind: "appointment",
    words:
      "appointment, eye exam, eye test, dentist, dentist appointment, doctor, doctor's appointment, gp, therapist, optician, checkup, check-up, haircut, hairdresser, physio, blood test, vaccination, vaccine, mammogram, hospital, prescription, dermatologist, dental appointment, medical, smear test, flu shot, plumber, electrician, mechanic, accountant, lawyer, barber, massage, surgery, landlord, contractor, builder, handyman, locksmith",
    minutes: 10,
    steps: {
      progress:
        "Find the number or booking page for {object} and ask for the first free time | A date and time are in the calendar, or a message is left",
      choose:
        "Find the number or booking page for {object} and ask for the first free time | A date and time are in the calendar, or a message is left",
      prepare:
        "Write down three things to say or ask at {object} and put the papers for it by the door | Three things are written down, and the papers are by the door",
    },
  },
  {
    kind: "people",
    words:
      "friend, mum, mom, mother, dad, father, parent, sister, brother, grandma, grandmother, grandpa, grandparent, kid, child, children, son, daughter, wife, husband, partner, girlfriend, boyfriend, family, neighbour, neighbor, aunt, uncle, cousin, roommate, flatmate, colleague, coworker, boss, manager, mentor, team, in-laws, ex, people",
    minutes: 10,
    steps: {
      progress:
        "Write a short message to {topic} and propose a time to talk | The message is sent, and it names a time",
    },
  },
  {
    kind: "relations",
    words:
      "relationship, social life, networking, apology, conversation, hard conversation, date night, friendship, marriage, dating, conflict, argument, boundary",
    minutes: 15,
    steps: {
      progress:
        "Write down one sentence you want to say for {object} and who should hear it | The sentence is written down, with a name beside it",
    },
  },
  {
    kind: "travel",
    words:
      "trip, flight, hotel, holiday, vacation, travel, itinerary, train ticket, airbnb, luggage, suitcase, packing list, road trip, honeymoon, conference trip, city break, camping trip, weekend away, business trip, train, rental car, car rental, visa for, travel insurance, bag, hostel, ferry, airport, travel plan, christmas travel",
    minutes: 30,
    steps: {
      progress:
        "Write down the dates and the budget for {object} and compare three offers | Three offers are noted with price and times, and one is marked",
      prepare:
        "Write the packing list for {object} and lay out the first five things | The list is complete, and five things are laid out",
      finish:
        "Finish {object}, starting with what is not booked yet | Each part is booked, and the confirmations are in one folder",
    },
  },
  {
    kind: "event",
    words:
      "party, wedding, invitation, birthday, birthday party, baby shower, dinner party, reunion, guest list, seating plan, christmas, holiday party, event, ceremony, bbq, barbecue, funeral, bachelor party, hen do, open day, school fair, game night, housewarming, anniversary, conference booth, graduation, wedding planning, venue, catering, playdate, thanksgiving, halloween costume, costume",
    minutes: 30,
    steps: {
      progress:
        "List what {object} still {needs} and do the item with the nearest date | The list exists, and the item with the nearest date is ticked",
      start:
        "Write down date, place and guests for {object} on one page | Date, place and guests are on one page, with open questions marked",
    },
  },
  {
    kind: "exercise",
    words:
      "workout, exercise, exercising, working out, gym, run, 5k, 5k run, 10k, half marathon, marathon, jog, jogging, training, running, walk, walking, yoga, pilates, stretching, stretch, swim, swimming, cycling, bike ride, ride, weights, lifting, push-up, pushup, squat, fitness, cardio, physio exercise, climbing, training run, leg day, steps, hike, hiking, dance, dancing, tennis, football, basketball, shape, strength training, martial arts, boxing, couch to 5k, core, plank, spinning, rowing, home workout, back exercise, mobility",
    minutes: 25,
    steps: {
      progress:
        "Put on the clothes for {object} and begin with the easiest part | The session is done and noted in the calendar",
      think:
        "Write down three days and times for {topic} this week | Three days and times are in the calendar | 10",
      prepare:
        "Lay out the clothes for {topic} and write down the first session | The clothes are laid out, and the first session has a day and a length | 15",
    },
  },
  {
    kind: "rest",
    words:
      "meditation, meditating, breathing, mindfulness, break, nap, rest, journaling, diary, gratitude, self care, self-care, relaxation, mental health, stress, anxiety, screen time, phone addiction, burnout, therapy homework, prayer, headspace, evening routine, morning routine, morning pages, habit, crossword, sudoku, jigsaw, puzzle",
    minutes: 15,
    steps: {
      progress:
        "Put the phone in another room and give ten quiet minutes to {topic} | Ten minutes have passed without a screen",
      think:
        "Write down one small change for {topic} and when it starts | One change is written down with a day and a time",
    },
  },
  {
    kind: "sleep",
    words: "sleep, sleep schedule, bedtime, insomnia, jet lag, wake-up time, waking up",
    minutes: 10,
    steps: {
      progress:
        'Set an alarm for going to bed half an hour earlier tonight and label it "{topic}" | The alarm is set, and the phone charges outside the bedroom',
    },
  },
  {
    kind: "health",
    words:
      "health, diet, weight, nutrition, water intake, medication, meds, vitamin, smoking, posture, back pain, headache, skincare, blood pressure, healthy eating, alcohol, sugar, drinking, eating, weight loss, allergy, cold, cough, hair",
    minutes: 15,
    steps: {
      progress:
        "Write down one small change you can make today for {topic} and make it | The change is written down and made once",
      understand:
        "Write down what you have noticed about {object} and one question for a doctor or pharmacist | The notes and one question are on one page",
    },
  },
  {
    kind: "music making",
    words:
      "synth, synth track, track, song, beat, mix, album, lyric, melody, music, music video, demo tape, ableton, mixtape, playlist, chord progression, ep, bassline, recording, band, sample pack, logic pro, gig",
    minutes: 40,
    steps: {
      progress:
        "Open {object} and make eight bars you would play to somebody | Eight bars are saved and can be played back",
      start:
        "Open an empty session for {object} and lay down eight rough bars | Eight bars are saved and can be played back",
      understand:
        "Listen to {object} twice and play the first eight bars slowly | The first eight bars go through without a stop",
      finish:
        "Finish {object}, starting with the roughest passage | It plays from start to end and is exported to a file | 60",
    },
  },
  {
    kind: "story writing",
    words:
      "story, short story, poem, poetry, screenplay, script for the play, novel draft, fiction, fanfic, fan fiction, memoir, worldbuilding, world building, scene, character, plot, dnd, d&d campaign, dnd campaign, nanowrimo, children's book, my novel, comic, play, verse, haiku, zine",
    minutes: 45,
    steps: {
      progress: "Open {object} and write 200 rough words without going back | 200 new words are saved | 30",
      finish:
        "Finish {object}, writing the missing ending first, however rough | It has an ending and reads through without a gap | 60",
    },
  },
  {
    kind: "making",
    words:
      "painting, drawing, sketch, sketchbook, watercolour, watercolor, pottery, knitting, sweater, scarf, crochet, sewing, quilt, embroidery, photography, photo, photo edit, video, video edit, podcast, podcast episode, episode, youtube, youtube video, vlog, film, animation, collage, woodworking, craft, art, art project, illustration, model kit, lego, scrapbook, calligraphy, 3d print, sculpture, stream, thumbnail, portrait, mural, jewellery, jewelry, dress, hobby, game, board game, video game",
    minutes: 40,
    steps: {
      progress:
        "Lay out {object} and complete one part small enough to show somebody today | One part is complete and could be shown",
      start:
        "Make three quick rough versions for {object}, five minutes each | Three rough versions exist and one is marked | 20",
      finish: "Finish {object}, starting with the roughest part | It is complete, and saved or signed | 60",
    },
  },
];
