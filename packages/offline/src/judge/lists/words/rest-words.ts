/** Words of a commitment that is itself rest or play: nothing that is done then is a drift. */
export const restWords = `
    break, take a break, rest, relax, relaxing, unwind, nap, free time, leisure, fun, chill, enjoy, hobby, day off, do nothing, pause, pause machen,
    ausruhen, entspannen, freizeit, feierabend, faulenzen, erholen, faire une pause, se reposer, détente, loisirs, descanso, descansar, relajarse, ocio,
    relaxar, lazer, intervalo, 休憩, 休む, 息抜き, リラックス, riposo, rilassarsi, pauze, ontspannen`;
