/** Fields of crafts, media, arts and households. See `fields` for what belongs in a list. */
export const fieldsOfTrade = {
  audio: `
    podcast, podcasts, podcasting, lufs, loudness, true peak, compressor, equalizer, noise gate, voiceover, voice-over, microphone technique, mp3 export,
    show notes, audacity, podcaster, mixing, mastering, tonspur, tonaufnahme, lautheit, podcast schneiden, prise de son, grabación de audio,
    gravação de áudio, ポッドキャスト, 録音, 音声編集, de-esser, noise reduction, room tone, pop filter, xlr, audio interface, gain staging, eq, reverb, fade in,
    fade out, crossfade, intro music, royalty free music, rss feed podcast, podcast hosting, transcript, episode notes, id3, sample rate, 48 khz, 24 bit,
    dynamic range, limiter, sidechain, stems, mixdown, schnitt podcast, rauschunterdrückung, mikrofon, habillage sonore, montage audio, edición de audio,
    edição de áudio, ノイズ除去`,
  video: `
    video editing, premiere pro, davinci resolve, final cut, kdenlive, color grading, colour grading, keyframe, export settings, codec, codecs, h.264,
    h264, frame rate, aspect ratio, end screen, end screens, thumbnail, thumbnails, subtitle file, srt, videoschnitt, untertitel, schnittprogramm,
    montage vidéo, sous-titres, edición de vídeo, edição de vídeo, youtube studio, 動画編集, 字幕, jump cut, jump cuts, j-cut, l-cut, b-roll, cutaway,
    match cut, lower third, lower thirds, lut, luts, proxy media, render queue, export presets, h.265, prores, bitrate, voice over timing, captions file,
    closed captions, video editor, teleprompter, end card, video description, video descriptions, chapters in description, upload schedule,
    channel content, shot list, storyboard, call sheet, schnittliste, rohschnitt, farbkorrektur, schnitt, derushage, étalonnage, corrección de color,
    montaje, correção de cor, cortes secos, エンコード, テロップ`,
  design: `
    figma, wireframe, wireframes, mockup, mockups, prototype, ui, ux, user interface, usability, onboarding, design system, material design,
    human interface guidelines, typeface, typefaces, typography, font, fonts, google fonts, color palette, colour palette, logo, logos, icon set, svg,
    vector, behance, dribbble, mobbin, brand identity, layout grid, schriftart, schriften, farbpalette, gestaltung, police, polices, palette de couleurs,
    tipografía, paleta de colores, tipografia, paleta de cores, デザイン, フォント, 配色, ロゴ, bleed, crop marks, cmyk, pantone, pdf/x, print-ready, print ready,
    dpi, kerning, serif, sans serif, sans-serif, unsplash, pexels, freepik, noun project, mockup template, style tile, mood board, moodboard, dieline,
    packaging design, letterhead, user flow, user flows, wireframing, low fidelity, hi-fi, prototyping, empty state, empty states, navigation pattern,
    tab bar, bottom sheet, form design, nielsen norman, nn/g, heuristic evaluation, heuristics, component library, design tokens, auto layout,
    colour contrast, contrast ratio, wcag contrast, ux patterns, sign-up flow, signup flow, logo design, logotype, wordmark, monogram, brand guidelines,
    plakatgestaltung, beschnitt, schnittmarken, druckdaten, druckvorlage, visitenkarten, fonds perdus, charte graphique, identité visuelle, sangrado,
    líneas de corte, identidad visual, manual de marca, identidade visual, sangria, カラーパレット, 印刷データ, 塗り足し, ui デザイン`,
  photography: `
    photography, lightroom, raw, retouching, exposure, white balance, photo editing, preset, presets, food photography, product photography,
    bildbearbeitung, weißabgleich, belichtung, retouche photo, fotografía, edición de fotos, fotografia, edição de fotos, 写真, 現像, レタッチ, aperture,
    shutter speed, iso setting, depth of field, tripod, softbox, lightbox, flat lay, tethered, contact sheet, culling, crop ratio, sharpening,
    noise reduction, camera raw, curves adjustment, masking, background removal, colour profile, icc profile, fotoauswahl, freisteller, retouche,
    profondeur de champ, détourage, profundidad de campo, recorte de fondo, profundidade de campo, 絞り, 露出, grey card, gray card, overhead lighting,
    product shots, product shot, lighting setup, key light, fill light, diffuser, c-stand, backdrop, colour checker, color checker, lens flare,
    focal length, gimbal, top-down shot, shot list`,
  translation: `
    translate, translation, translations, translator, dictionary, glossary, linguee, deepl, wordreference, english translation, übersetzung, übersetzen,
    wörterbuch, glossar, traduction, dictionnaire, glossaire, traducción, diccionario, glosario, tradução, dicionário, glossário, 翻訳, 辞書, 英訳, 和訳,
    traduzione, vertaling, english to german, german to english, french to english, english to french, source text, target text, localisation guide,
    style guide, term base, termbase, translation memory, false friends, in english, auf englisch, auf deutsch, en anglais, en français, en inglés,
    em inglês, synonym, synonyms, synonyme, sinónimos, sinônimos, thesaurus, leo.org, dict.cc, bilingual, zweisprachig, bilingue, bilingüe, 対訳, 類語, 英語で`,
  cooking: `
    recipe, recipes, lentil, lentils, simmer, oven, baking, dough, sourdough, flour, ingredients, rezept, rezepte, zutaten, teig, recette, recettes, pâte,
    ingrédients, receta, recetas, ingredientes, masa, receita de, receitas, massa, レシピ, 材料, 生地, lentejas, lentilles, linsen, soup recipe, braise,
    marinade, spices, cumin, coriander, sauté, blanch, dutch oven, food styling, prep time, cook time, servings, per serving, gluten-free, vegan recipe,
    vegetarian recipe, meal prep, kochzeit, zubereitung, gewürze, eintopf, suppe, temps de cuisson, mijoter, épices, tiempo de cocción, especias, guiso,
    tempo de cozimento, modo de preparo, temperos, 煮込み, 下ごしらえ, 調味料`,
  bakery: `
    bakery, bread, sourdough, croissant, croissants, pastry, cake, bäckerei, brot, brötchen, gebäck, boulangerie, pain, viennoiserie, panadería, pan,
    padaria, pão, パン屋, パン`,
  gardening: `
    garden, gardening, pruning, apple tree, apple trees, compost, seedlings, raised bed, soil, garten, obstbaum, obstbäume, beet, kompost, aussaat,
    jardin, potager, taille, jardín, huerto, poda, jardim, horta, 園芸, 剪定, 庭, pruned, prune, apple orchard, fruit trees, grafting, hedge, perennials,
    perennial, mulch, mulching, crop rotation, companion planting, planting calendar, sowing, aphids, slug control, allotment, greenhouse, trellis,
    obstbaumschnitt, hochbeet, mischkultur, fruchtfolge, staude, stauden, schnecken, semis, paillage, taille des arbres, huerto urbano, siembra,
    plantas perennes, semeadura, canteiro, 種まき, 果樹`,
  urban: `
    commute, commuting, commuter, transit, bus lane, public transport, traffic, urban planning, city planning, zoning, stadtplanung, verkehr, pendler,
    pendeln, nahverkehr, mobilité, transports en commun, urbanisme, urbanismo, transporte público, movilidad, mobilidade, 都市計画, 通勤, 交通`,
  museums: `
    museum, exhibition, exhibit, curator, gallery label, loan, collection, ausstellung, wanderausstellung, leihgabe, leihgaben, sammlung, kurator, musée,
    museo, exposición, colección, museu, exposição, acervo, 美術館, 博物館, 展示, museum tickets, guided tour, guided tours, school visit, school visits,
    group visit, group visits, audio guide, audioguide, visitor information, opening times, führung, führungen, gruppenführung, eintrittspreise,
    museumspädagogik, visite guidée, visites guidées, billetterie, groupes scolaires, tarifs groupes, visita guiada, visitas guiadas, grupos escolares,
    pinacoteca, ingressos, agendamento de grupos, visita escolar, 見学, 団体, 学芸員, museum shop, object label, object labels, wall text, accession,
    conservation, condition report, collections management, archive photo, photo archive, sammlungsmanagement, objektbeschriftung, inventaire, cartel,
    ficha de catálogo, ficha catalográfica, acervo fotográfico`,
  welding: `
    building permit, floor plan, blueprint, contractor, plumbing, wiring, insulation, drywall, grundriss, bauantrag, statik, handwerker, dämmung,
    plan d'étage, permis de construire, plomberie, plano de planta, licencia de obra, planta baixa, encanamento, 建築, 図面, 施工`,
  fiction: `
    manuscript, plot outline, character arc, worldbuilding, protagonist, antagonist, beta readers, query letter, literary agent, nanowrimo,
    three-act structure, dialogue, scrivener, romanfigur, plotten, exposé, personnage, intrigue, personaje, trama, personagem, enredo, プロット, 登場人物, 執筆`,
  journalism: `
    newsroom, reporter, editorial, headline, fact-check, press release, press conference, interview transcript, byline, op-ed, redaktion,
    pressemitteilung, recherche, rédaction, communiqué de presse, redacción, nota de prensa, assessoria de imprensa, release de imprensa, 記事, 取材, 編集部`,
  architecture: `
    architecture, facade, floor plan, section drawing, elevation, bim, autocad, revit, archicad, building code, daylighting, architektur, entwurf,
    fassade, grundriss, schnitt, bauordnung, architecte, façade, plan de masse, arquitectura, fachada, plano de planta, arquitetura, planta baixa, 建築,
    設計図, 間取り`,
  interior: `
    interior design, floor covering, upholstery, lighting plan, moodboard, mood board, colour scheme, color scheme, innenarchitektur, raumplanung,
    décoration intérieure, diseño de interiores, design de interiores, インテリアデザイン`,
  construction: `
    site plan, scaffolding, concrete, rebar, bill of quantities, subcontractor, permit, roofing, statics, bauleitung, leistungsverzeichnis, baustelle,
    beton, gerüst, chantier, béton, obra, hormigón, andamio, concreto, canteiro de obras, 工事, 施工, 見積`,
  woodworking: `
    woodworking, joinery, dovetail, plywood, table saw, router bit, sanding, varnish, tischlerei, schreiner, holzverbindung, schwalbenschwanz, menuiserie,
    ébénisterie, carpintería, marcenaria, 木工`,
  sewing: `
    sewing, pattern cutting, seam allowance, bodice, hem, overlock, knitting pattern, crochet, stitch, yarn, schnittmuster, nähen, nahtzugabe, stricken,
    strickmuster, häkeln, couture, patron de couture, tricot, costura, patrón de costura, ganchillo, punto, molde de costura, croché, tricô, 裁縫, 型紙, 編み物,
    gauge swatch, swatch, knit pattern, crochet pattern, granny square, double crochet, treble, single crochet, chain stitch, slip stitch, stitch count,
    stitch chart, ravelry, cast on, bind off, blocking, interfacing, zip insertion, bias tape, grading rules, muslin, häkelschrift, häkelmuster,
    maschenprobe, stäbchen, feste maschen, luftmaschen, maille, mailles, diagramme crochet, punto alto, vareta, ponto alto, gráfico de crochê, 編み図, 鎖編み,
    ゲージ`,
  automotive: `
    workshop manual, torque spec, brake pads, brake caliper, timing belt, spark plug, obd, fault code, oil filter, bremsbeläge, zahnriemen, zündkerze,
    fehlerspeicher, plaquettes de frein, courroie de distribution, pastillas de freno, correa de distribución, pastilha de freio, correia dentada, 車検, 整備`,
  bicycles: `
    derailleur, bottom bracket, headset, spoke, wheel truing, chainring, cassette, park tool, schaltwerk, tretlager, speiche, dérailleur, pédalier,
    desviador, cambio trasero, câmbio traseiro, 自転車整備, bike, bikes, bicycle, shifter, gear shifter, derailleur hanger, gear indexing, indexing a rear,
    shift cable, brake lever, disc brake, rim brake, inner tube, puncture, tubeless, crankset, hub, freehub, chain wear, sheldon brown, fahrrad,
    kettenschaltung, nabenschaltung, schaltung einstellen, scheibenbremse, vélo, vitesses, freins à disque, bicicleta, cambios, frenos de disco, marchas`,
  agriculture: `
    drip tape, drip irrigation, drip line, sprinkler, pump, hectare, field map, pasture, soil test, compost, greenhouse, seedling, orchard, vineyard,
    bewässerung, tropfbewässerung, acker, weinberg, irrigation goutte, vigne, riego por goteo, viñedo, irrigação por gotejamento, pulverizador, crop,
    crops, tractor, irrigation, livestock, harvest, seed, fertiliser, fertilizer, herd, dairy, beekeeping, beehive, varroa, landwirtschaft, ernte,
    saatgut, düngung, imkerei, viehhaltung, agriculture, récolte, semis, élevage, apiculture, agricultura, cosecha, riego, ganado, apicultura, colheita,
    irrigação, gado, 農業, 収穫, 養蜂, drainage, soil moisture, water demand, flow rate, pressure loss, drip emitters, pump curve, rainfall, field capacity,
    cover crop, silage, lambing, calving, milking, grazing plan, weide, feldweg, tropfschlauch, wasserbedarf, pumpe, aussaatkalender, abreuvoir, pompe,
    pluviométrie, goutteo, goteo, caudal, bomba de agua, gotejamento, vazão, bomba d'água, plantio, safra, 灌漑, 水田, 播種, greenhouse climate,
    humidity sensor, vapour pressure deficit, vpd, allotment, allotment shed, polytunnel, raised beds, beehives, hive inspection, gewächshaus,
    schrebergarten, serre, invernadero, estufa agrícola`,
  nutrition: `
    nutrition, macronutrients, calories, protein intake, dietitian, meal plan, vitamin, ernährung, nährstoffe, ernährungsplan, diététique, nutrición,
    macronutrientes, nutrição, cardápio, 栄養, 献立`,
  fitness: `
    training plan, workout plan, marathon plan, interval training, strength training, physiotherapy, rehab exercises, stretching, trainingsplan,
    krafttraining, physiotherapie, plan d'entraînement, kinésithérapie, plan de entrenamiento, fisioterapia, plano de treino, トレーニング計画, 理学療法`,
  animation: `
    keyframes, rigging, rig, uv map, topology, render, cycles, eevee, after effects, storyboard, character animation, animatic, blender, mesh, retopology,
    アニメーション, モデリング`,
  illustration: `
    illustration, brush, brushes, line art, reference pose, watercolour, watercolor, procreate, krita, character sheet, zeichnung, aquarell, aquarelle,
    ilustración, acuarela, ilustração, aquarela, イラスト, ブラシ`,
  theatre: `
    monologue, stage directions, rehearsal, blocking, playwright, theaterstück, probe, regiebuch, pièce de théâtre, répétition, obra de teatro,
    ensayo general, peça de teatro, roteiro de teatro, 脚本, 稽古, 台本, eulogy, funeral speech, toast, wedding speech, best man speech, speech writing,
    trauerrede, festrede, hochzeitsrede, discours, éloge funèbre, discurso, elogio fúnebre`,
  genealogy: `
    genealogy, ancestry, family tree, parish register, census, birth record, familysearch, ahnenforschung, stammbaum, kirchenbuch, généalogie,
    arbre généalogique, genealogía, árbol genealógico, genealogia, árvore genealógica, 家系図`,
  religion: `
    matthew, gospel of, luke, psalms, nrsv, niv, lectionary, biblegateway, bible gateway, commentary, exegesis, parable, parables, preacher, preaching,
    church, kirche, église, iglesia, igreja, 教会, sermon, liturgy, bible, gospel, psalm, hymn, parish, torah, quran, predigt, gottesdienst, bibel, andacht,
    homélie, évangile, sermón, evangelio, biblia, sermão, evangelho, bíblia, 説教, 聖書, sower, good samaritan, prodigal son, sermon notes, sermon outline,
    homily, homilies, preaching helps, working preacher, church fathers, augustine, calvin, luther, book of common prayer, order of service, bible study,
    concordance, greek new testament, hebrew bible, gleichnis, gleichnisse, sämann, predigttext, lutherbibel, perikopen, parabole du semeur, prédication,
    parábola, parábola del sembrador, homilía, parábola do semeador, homilia, 福音書, 礼拝, たとえ話`,
  childcare: `
    kindergarten, preschool, montessori, parents' evening, kita, erzieher, elternabend, bastelidee, maternelle, crèche, guardería, infantil, creche,
    educação infantil, 保育, 幼稚園, krippe, kinderkrippe, eingewöhnung, berliner modell, kleinkind, kleinkinder, kleinkindern, tagesmutter, kindertagespflege,
    handreichung, toddler, toddlers, nursery, nursery school, daycare, early years, eyfs, key person, nap time, settling-in, potty training,
    petite enfance, assistante maternelle, escuela infantil, adaptación infantil, berçário`,
  library: `
    catalogue record, marc, dewey, interlibrary loan, opac, bibliothek, katalogisierung, fernleihe, bibliothèque, catalogage, biblioteca, catalogación,
    catalogação, 図書館, 目録`,
  aviation: `
    metar, flight plan, checklist, vfr, ifr, easa, faa, aerodynamics, navigation log, pilot licence, flugplan, luftrecht, plan de vol, plan de vuelo,
    plano de voo, 航空`,
  maritime: `
    nautical, sailing licence, navigation lights, chart plotter, knots, tide table, seemannschaft, segelschein, gezeiten, permis bateau, marées, náutica,
    mareas, marés, 航海`,
  driving: `
    driving theory, highway code, road signs, theorieprüfung, führerschein, fahrschule, code de la route, permis de conduire, carnet de conducir,
    examen teórico, carteira de motorista, detran, 運転免許, 道路標識`,
} as const satisfies Readonly<Record<string, string>>;
