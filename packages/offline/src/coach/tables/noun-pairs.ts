/**
 * Noun pairs whose first word is also a verb: "book club" is a thing, "book flights" is a step. Each entry is the first
 * word and those that make a thing of it; add only what nobody would read as a step.
 */
const PAIRS = `
  cast: iron; charge: cable, card, sheet; copy: deck; dry: cleaning, run, ice; light: fixture, fixtures, switch, switches; sand: pit, box, castle; sound: check, system;
  trade: licence, license, union, agreement, licences; wash: cycle; ship: log; tile: samples, grout; pin: code; tip: jar; rock: climbing; stage: lights, plan;
  run: sheet; paint: job; sewing: pattern, kit; rent: overdue, due, arrears, increase;
  call: centre, centers, centres; cover: sheet, story; order: history, book, number; review: copy, article, paper; study: abroad; test: strategy, script, server,
  harness, report, run; type: hints, annotations, checks, system, safety; trust: fund; work: permit, visa, experience; watch: party; dress: rehearsal, code;
  billing: address, cycle, page; boarding: pass, school; camping: trip, gear, stove; cleaning: supplies, lady, company; climbing: gear, shoes; cooking: class,
  oil; cutting: list, board; dining: table, room, chairs; driving: licence, license, test, lesson, lessons, school; filing: cabinet, system; fishing: rod, trip;
  hiring: manager, plan; ironing: board; loading: screen, spinner; love: letter, letters, story; mailing: list; measuring: tape, cup; mock: interview,
  interviews, exam, test; moving: company, van, boxes; operating: system; paint: colours, colors, swatches; planning: permission, application; racing: bike;
  reading: glasses, list, lamp; record: player, label; return: flight, ticket, trip; running: shoes; sewing: machine; shopping: list, bag, bags; sleeping: bag,
  pills; sorting: algorithm, algorithms; speaking: notes; swimming: lesson, lessons, pool, trunks; walking: shoes, boots, tour; washing: machine, powder;
  writing: desk, group, prompt;
  answer: key; balance: sheet, sheets; block: diagram, party; book: launch, order, club, report, review, proposal, chapter, keeping, draft, list, cover, shelf,
  shelves, case; brief: writing; brush: strokes; budget: meeting, spreadsheet, report, review; call: notes, list, center, sheet, recording; case:
  study, report, law; change: request, log, management; channel: strategy; chart: design; cheat: sheet; check: list, up; check-in: meeting;
  clean: code; code: review, reviews, base, cleanup, refactor; cold: call; color: palette; colour: palette; contact: list, form, sheet; cook: book;
  copy: editing, edits, edit; cover: letter, letters, art, design, image; craft: fair, project; crash: course, report, reports; crew: list; cut: list;
  cycle: route; dance: class, routine; demo: prep, script, video, day; design: doc, docs, review, system, document, spec, brief; draft: post, report,
  chapter; drill: press; drop: box, shadow; dump: run; email: backlog, inbox, newsletter, campaign, list, filters, template, triage, marketing,
  signature, account, stuff; end: date; exercise: routine, plan, sheet; exit: interview; export: job; feed: back; field: notes, trip, report; figure:
  captions, legends, 2, 3; film: review, essay, project, club, festival; filter: coffee; fire: drill; fix: list; fly: tipping; form: filling, letter;
  format: strings; fund: raising; garden: party, shed, design, plan; group: project, chat, presentation; guest: list; guide: book; heat: pump; hedge:
  fund; help: desk, page, center, centre; home: office, work, gym, insurance, improvement; host: family; house: move, cleaning, chores, work, hunting;
  import: script; interview: prep, questions, notes, practice; invoice: backlog, template; journal: article, paper, entry; jump: rope;
  label: design; land: registry, lord; lead: magnet, magnets; light: bulb, bulbs; line: manager; link: building; list: building, item, price; lock:
  screen; log: book, analysis; mail: merge, list; map: data; mark: scheme; market: research, analysis, report, stall; match: day; merge: conflicts,
  conflict, request; message: backlog; model: fitting, training, evaluation; note: taking; order: form, backlog, confirmation; pack: list; paint:
  samples; paper: edits; park: bench; patch: notes; pay: slip, rise; phone: number, bill, call, calls, contract; pin: board; pitch: deck, prep; plan:
  b, review; plant: care; play: script, list, date; plot: summary, twist; post: office, mortem; practice: test, exam, questions, problems; present:
  wrapping; press: kit, release; price: comparison, list; print: job; process: docs, map, document, improvement; profile: picture, page; program:
  notes, design; project: plan, report, proposal; question: bank, list; quote: comparison; race: report, plan; rank: list; release:
  notes, plan, note, checklist; rent: payment; repair: job, manual; report: card; request: form; research: paper, proposal, project, question, plan,
  grant, notes; rest: api, endpoint; return: policy, label; review: session, meeting, queue, comments, article; ride: share; ring: binder; row: house;
  run: club, book; sales: call; sample: size; schedule: conflict, planning; search: engine, results; season: finale; service: desk, report; set: list,
  design; share: price; ship: design; show: notes; sign: off, language; sketch: book, pad; slack: messages, message; sort: code; space: planning;
  speech: writing; stage: design; stain: removal; start: up, date; state: exam, machine; step: count; stock: take, photos; store: cupboard; stress:
  test, tests; study: guide, notes, plan, group, room, session; suit: fitting; support: tickets, ticket, queue, emails; surface: prep; swim: class,
  lesson; switch: statement; table: top, plan, setting, tennis, of; tax: return, form, forms, stuff, prep, documents; test: plan, results, suite,
  coverage, data, prep, environment, case, cases, drive; text: book, messages; tie: rack; time: sheet; touch: screen, typing; track: changes; trade:
  show, fair; train: ticket, tickets, journey, station; travel: plans, plan, insurance, expenses, itinerary, blog, guide; trip: planning; type:
  errors, error; update: meeting, email; upgrade: path; vacuum: cleaner, bag; walk: through; wall: art; wash: basin, bag; watch: list;
  water: bill, heater, intake, filter, damage, bottle, meter; weight: loss, training; window: cleaning; work: emails, email, stuff, project, report,
  presentation, trip, laptop
`;

/** The pairs of the table, each as it is typed. */
export const nounPairs: ReadonlySet<string> = new Set(
  PAIRS.split(";").flatMap((entry) => {
    const [first = "", seconds = ""] = entry.split(":");
    return seconds.split(",").map((second) => `${first.trim()} ${second.trim()}`);
  }),
);
