/**
 * Words that name a subject, but quite another one in other titles: a board meets and a board is paddled, Rust is a language and a game, a spring is a season and a framework. One of them
 * counts in a program for work or a chat, but on the web only with another word. A word with one meaning in everyday titles does not belong here.
 */
export const ambiguousWords = `
    board, lead, train, passport, museum, office, hotel, bank, stock, share, bond, charge, current, plant, crane, court, match, pool, seal, organ, scale,
    cast, cabinet, drill, trunk, apple, windows, java, ruby, swift, rust, python, shell, kernel, daemon, spring, fall, raft, churn, matrix, leak, cell,
    mouse, pitch, pipeline, stream, key, bar, chord, fugue, bridge, crab, lantern, sensor, driver, mix, solar, solaire, mutual, clause, cluster, queue,
    container, cloud, agile, sprint, scrum, docker, kafka, spark, hive, ray, mercury, saturn, venus, mars, jupiter, titan, phoenix, eclipse, oracle, sage,
    basil, mint, chrome, edge, opera, safari, atlas, nova, orion, echo, delta, alpha, beta, omega, sigma, lambda, hook, hooks, root, branch, tree, leaf,
    stack, heap, thread, threads, socket, port, bus, gate, bit, byte, node, nodes, network, circuit, resistance, force, power, energy, light, wave, field,
    pressure, mass, derivative, integral, proof, ring, normal, mean, frame, fashion, pattern, needle, block, brick, tile, foundation, tower, arch, column,
    beam, nail, screw, bolt, nut, tap, sink, tank, filter, lens, shot, cut, clip, roll, reel, jacket, sleeve, spine, tissue, skull, bone, bones, heart,
    nerve, stroke, shock, virus, culture, race, ward, discharge, trial, brief, bail, deed, trust, suit, partner, engagement, reception, commuting,
    commute, migration, revolution, révolution, revolución, revolução, revolte, war, empire, crown, guard, castle, garden, kitchen, bath, bathroom, bed,
    chair, lamp, door, floor, wall, roof, window, glass, paint, brush, canvas, palette, gallery, sketch, print, press, journal, novel, romance, mystery,
    drama, comedy, horror, fantasy, pilot, extra, star, stars, director, producer, audience, viewer, host, guest, anchor, crew, captain, flight, ticket,
    terminal, platform, station, coach, trainer, goal, league, club, cup, tour, round, stage, quest, hero, monster, dragon, knight, bishop, queen, king,
    rook, opening, endgame, deck, cards, poker, dice, chip, chips, bet, odds, lottery, bread, cake, recipe, coffee, tea, wine, beer, water, oil, salt,
    sugar, spice, curry, soup, pasta, pizza, egg, milk, cheese, meat, fish, fruit, orange, lemon, berry, wedding, birthday, christmas, easter, holiday,
    baby, kids, dog, cat, horse, bird, bee, bees, wolf, bear, fox, lion, tiger, doctor, nurse, teacher, police, fire, soldier, spy, detective, lawyer,
    judge, chef, cook, farmer, farm, city, village, island, beach, mountain, river, ocean, sea, lake, forest, desert, moon, sun, sky, space, earth,
    planet, world, snow, rain, storm, winter, summer, autumn, systems, thinking, calls, sales, german, english, french, spanish, japanese, italian,
    portuguese, american, chinese, korean, russian, deutsch, englisch, französisch, spanisch, japanisch, italienisch, anglais, français, allemand,
    espagnol, inglés, español, francés, alemán, inglês, português, francês, alemão, bahn, gericht, schloss, ball, blatt, kiefer, leiter, strom, zug, ton,
    decke, satz, noten, feder, hahn, läufer, schicht, steuer, tau, pass, berg, stadt, reise, büro, brot, kuchen, garten, küche, auto, rad, hund, katze,
    kind, kinder, arzt, hochzeit, geburtstag, weihnachten, vol, pièce, glace, avocat, cuisine, jardin, maison, voiture, chien, chat, mariage,
    anniversaire, noël, banco, carta, copa, planta, cura, bolsa, hoja, muñeca, vela, cocina, jardín, coche, perro, gato, boda, cumpleaños, navidad, manga,
    pena, canto, receita, cozinha, jardim, carro, cachorro, casamento, aniversário, natal, energia, energía, énergie`;
