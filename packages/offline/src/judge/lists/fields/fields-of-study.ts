/** Fields of science, learning and technology. See `fields` for what belongs in a list. */
export const fieldsOfStudy = {
  medicine: `
    patient, patients, diagnosis, dosage, dose, renal, clinical, clinic, discharge, ward, prescription, prescriptions, lab results, egfr, ecg, mri,
    symptom, symptoms, therapy, treatment, guideline, pharmacology, antibiotic, nursing, anamnesis, triage, uptodate, mdcalc, amboss, medscape, pubmed,
    cochrane, icd-10, surgery, oncology, cardiology, patientin, befund, befunde, arztbrief, arztbriefe, entlassbrief, medikament, medikamente, dosierung,
    station, pflege, pflegeplanung, diagnose, ordonnance, posologie, symptômes, traitement, soins, infirmier, receta médica, paciente, pacientes,
    síntomas, tratamiento, enfermería, prontuário, enfermagem, remédio, tratamento, 患者, 診断, 処方, 看護, カルテ, 症状`,
  anatomy: `
    anatomy, bone, bones, skull, cranium, cranial, muscle, muscles, nerve, nerves, tissue, physiology, histology, netter, anatomie, knochen, schädel,
    muskel, muskeln, nerv, nerven, physiologie, os du crâne, crâne, anatomía, hueso, huesos, cráneo, músculo, músculos, nervios, osso, ossos, crânio,
    anatomia, 解剖, 骨, 頭蓋骨, 筋肉, 神経`,
  biology: `
    biology, photosynthesis, chloroplast, chlorophyll, cell, cells, mitosis, meiosis, enzyme, dna, rna, protein, gene, genome, evolution, ecology,
    ecosystem, species, bacteria, virus, botany, zoology, pcr, crispr, biologie, photosynthese, zelle, zellen, gen, ökologie, ökosystem, photosynthèse,
    cellule, génétique, biología, fotosíntesis, célula, biologia, fotossíntese, 生物, 光合成, 細胞, 遺伝子, 生態`,
  chemistry: `
    chemistry, molecule, molecules, reaction mechanism, titration, molar, organic chemistry, periodic table, spectroscopy, nmr, chromatography, acid,
    buffer solution, stoichiometry, chemie, molekül, säure, chimie, molécule, química, molécula, 化学, 分子, 酸`,
  physics: `
    physics, mechanics, thermodynamics, quantum, electromagnetism, maxwell, newton, kinematics, optics, relativity, photovoltaic, photovoltaics, physik,
    mechanik, thermodynamik, quanten, optik, physique, mécanique, física, mecánica, mecânica, termodinámica, 物理, 力学, 量子, 電磁気`,
  energy: `
    photovoltaic, photovoltaics, pv, wind power, turbine, renewable, renewables, inverter, battery storage, grid, electricity, kilowatt, kwh, heat pump,
    emissions, carbon, fotovoltaik, photovoltaik, solarenergie, windkraft, erneuerbare, wechselrichter, stromnetz, wärmepumpe, photovoltaïque, éolienne,
    éoliennes, renouvelable, renouvelables, électricité, pompe à chaleur, fotovoltaica, fotovoltaico, fotovoltaicos, efecto fotovoltaico, eólica,
    renovables, renováveis, renovável, energia solar, energía solar, placas solares, painel solar, painéis solares, 太陽光, 再生可能, 発電, 電力, 風力`,
  climate: `
    climate, climate change, urban heat, heat island, greenhouse, emissions, ipcc, temperature, precipitation, klima, klimawandel, stadtklima, wärmeinsel,
    hitzeinsel, climat, réchauffement, îlot de chaleur, clima, cambio climático, isla de calor, mudança climática, ilha de calor, 気候, 温暖化, ヒートアイランド`,
  mathematics: `
    algebra, linear algebra, matrix, matrices, eigenvalue, eigenvalues, eigenvector, eigenvectors, determinant, vector space, linear map, basis, kernel,
    gaussian elimination, row reduction, rank, calculus, integral, derivative, differential equation, theorem, proof, lemma, topology, number theory,
    group theory, probability, statistics, combinatorics, geometry, trigonometry, math, maths, mathematics, latex, mathe, mathematik, lineare algebra,
    eigenwert, eigenwerte, eigenvektor, determinante, vektorraum, ableitung, beweis, satz von, wahrscheinlichkeit, algèbre linéaire, matrice,
    valeurs propres, dérivée, théorème, démonstration, probabilités, álgebra, álgebra lineal, matriz, autovalores, derivada, teorema, demostración,
    álgebra linear, autovetores, probabilidade, 線形代数, 行列, 固有値, 微分, 積分, 定理, 証明, 数学, 確率`,
  statistics: `
    regression, anova, p-value, confidence interval, hypothesis test, variance, standard deviation, ggplot, ggplot2, geom, tidyverse, dplyr, pandas,
    numpy, matplotlib, seaborn, scipy, plotly, dataframe, cohort, cohorts, churn, retention, survival analysis, kaplan-meier, histogram, boxplot,
    correlation, likert, questionnaire, survey, respondents, responses, fragebogen, umfrage, stichprobe, auswertung, sondage, échantillon, encuesta,
    cuestionario, muestra, questionário, pesquisa de opinião, amostra, アンケート, 回帰, 統計, 相関`,
  "machine learning": `
    machine learning, deep learning, neural network, transformer, pytorch, tensorflow, keras, scikit-learn, hugging face, gradient descent,
    backpropagation, embeddings, llm, fine-tuning, overfitting, classifier, training loss, maschinelles lernen, apprentissage automatique,
    aprendizaje automático, aprendizado de máquina, 機械学習, 深層学習`,
  distributed: `
    consensus, raft, paxos, leader election, log replication, distributed system, distributed systems, etcd, zookeeper, byzantine, quorum,
    two-phase commit, cap theorem, replication, sharding, lamport, vector clock, eventual consistency, linearizability, 分散システム, 合意`,
  databases: `
    postgres, postgresql, mysql, mariadb, sqlite, pg_upgrade, pg_dump, psql, replica, replication, primary, index scan, vacuum, wal, schema migration,
    sql, query plan, database, databases, mongodb, redis, datenbank, datenbanken, base de données, base de datos, banco de dados, データベース`,
  systems: `
    rsync, borg, borgbackup, restic, snapshot, cron, crontab, bash script, shell script, shellcheck, synology, raid, backup script, rust, cargo, tokio,
    lsof, strace, file descriptor, file descriptors, fd, file handle, file handles, ulimit, epoll, kernel, syscall, valgrind, gdb, memory leak, daemon,
    systemd, segfault, mutex, thread, threads, deadlock, c++, golang, borrow checker, crate, crates, proc, inotify, socket, sockets, emfile,
    too many open files`,
  frontend: `
    tsc, ts2532, ts2345, ts2322, tsconfig, strict mode, type guard, generics, eslint, npm, pnpm, payment intents, stripe api, checkout, react, vue,
    svelte, angular, css, html, flexbox, tailwind, typescript, javascript, dom, webpack, vite, vitest, jest, playwright, cypress, component, components,
    accessibility, aria, lighthouse, next.js, nextjs, storybook, frontend, web component, web components`,
  testing: `
    vitest, jest, pytest, junit, rspec, mocha, playwright, cypress, selenium, flaky, fake timers, mock, mocks, stub, test runner, test coverage, ci,
    continuous integration, pipeline, pipelines, github actions, workflow run, build failed`,
  embedded: `
    stm32, stm32cubeide, stm32cubemx, hal_i2c, i2c, spi, uart, gpio, arduino, esp32, microcontroller, mikrocontroller, datasheet, datenblatt, sensirion,
    sht31, sht3x, sht40, dht22, bme280, humidity sensor, feuchtesensor, logic analyzer, logic analyser, logikanalysator, oscilloscope, oszilloskop,
    pull-up, pullup, register map, openocd, j-link, firmware, rtos, freertos, zephyr, embedded, pcb, schematic, schaltplan, capteur, sensor de humedad,
    sensor de umidade, microcontrolador, microcontrôleur, マイコン, 回路, データシート`,
  gamedev: `
    godot, gdscript, unity, unreal, characterbody2d, rigidbody, collision shape, tilemap, tileset, sprite, shader, gamedev, game development,
    level design, spieleentwicklung, game jam, pathfinding, move_and_slide, raycast, ゲーム開発`,
  music: `
    cello, viola, violin, violinist, string quartet, quartet, orchestration, orchestral, double stops, bowing, woodwind, brass section, oboe, clarinet,
    bassoon, trombone, piano reduction, arranger, arranging, instrumentation, streichquartett, bratsche, orchestrierung, quatuor, violoncelle, alto,
    orquestación, cuarteto, violonchelo, quarteto, violoncelo, orquestração, 弦楽四重奏, 編曲, music theory, chord, chords, harmony, harmonic, tonicization,
    tonicisation, applied chords, applied chord, secondary dominant, secondary dominants, dominant, cadence, counterpoint, voice leading, modulation,
    scale degree, roman numeral, circle of fifths, interval, intervals, ear training, solfege, sheet music, urtext, imslp, metronome, bpm, sonata, fugue,
    prelude, bwv, étude, fingering, musescore, harmonielehre, akkord, akkorde, kadenz, kontrapunkt, quintenzirkel, zwischendominante, zwischendominanten,
    noten, partitur, metronom, accord, accords, harmonie, contrepoint, partition, solfège, métronome, acorde, acordes, armonía, cadencia, contrapunto,
    dominantes secundarias, partitura, metrónomo, harmonia, cadência, dominantes secundárias, metrônomo, 音楽理論, 和音, 和声, コード進行, 楽譜, メトロノーム`,
  research: `
    thesis, dissertation, literature review, citation, citations, bibliography, references, google scholar, jstor, scholar, doi, abstract, peer review,
    journal, preprint, arxiv, masterarbeit, bachelorarbeit, hausarbeit, doktorarbeit, literatur, literaturverzeichnis, quellen, zitieren, zitierweise,
    zotero, bibliographie, tesis, bibliografía, tese, monografia, abnt, referências, 論文, 文献, 参考文献, 卒論, 査読`,
  teaching: `
    lesson plan, lesson plans, worksheet, worksheets, classroom, curriculum, learning objectives, pupils, homework, grading rubric, rubric, syllabus,
    teaching, unterricht, unterrichtsentwurf, arbeitsblatt, arbeitsblätter, lehrplan, schüler, klassenarbeit, cours, fiche, fiches, élèves, séquence,
    programme scolaire, eduscol, unidad didáctica, ficha, fichas, alumnos, currículo, plano de aula, planos de aula, alunos, bncc, 授業, 指導案, 教材, 生徒, ワークシート`,
  history: `
    battle, batalla, bataille, schlacht, batalha, civil war, guerra civil, bürgerkrieg, guerre civile, archivos, archive catalogue, dictatorship, franco,
    república, republic, monarchy, colonial, slavery, cold war, reformation, renaissance, industrial revolution, trench, treaty of, chronology, 年表, 幕末,
    明治, history, revolution, bastille, french revolution, cahiers, archives, medieval, world war, empire, treaty, historian, primary source, geschichte,
    mittelalter, weltkrieg, archiv, quellenkritik, histoire, révolution, révolution française, cahiers de doléances, gallica, moyen âge, guerre mondiale,
    historia, revolución, edad media, guerra mundial, archivo, história, revolução, idade média, 歴史, 革命, 世界史, 日本史, 戦争, 史料`,
  film: `
    almodóvar, film studies, film theory, cinema, mise-en-scène, auteur, screenplay, melodrama, cinematography, director, filmography, filmanalyse,
    filmwissenschaft, regisseur, cinéma, réalisateur, scénario, guión, cineasta, roteiro, 映画論, 脚本`,
  japanese: `japanese, jlpt, n5, n4, n3, n2, n1, kanji, hiragana, katakana, te-form, jisho, tae kim, wanikani, 動詞, 活用, 文法, 漢字, 語彙, 日本語, 形容詞, 助詞`,
  german: `german, deutsch lernen, deklination, konjugation, dativ, akkusativ, duden, goethe-institut, der die das`,
  english: `english grammar, ielts, toefl, phrasal verb, phrasal verbs, english vocabulary, englisch, anglais, inglés, inglês, 英単語, 英文法, 英会話, toeic`,
  french: `delf, dalf, passé composé, subjonctif, conjugaison, bescherelle, french grammar, französisch, francés, francês, フランス語`,
  spanish: `dele, subjuntivo, conjugación, spanish verbs, spanish grammar, ser y estar, spanisch, espagnol, espanhol, スペイン語`,
  psychology: `
    psychology, cognitive, cognitive behavioural, cbt, therapy, attachment theory, freud, anxiety, depression, dsm-5, behaviourism,
    developmental psychology, psychologie, psychotherapie, verhaltenstherapie, thérapie cognitive, psicología, psicologia, terapia, 心理学, カウンセリング`,
  philosophy: `
    philosophy, ethics, kant, hegel, plato, aristotle, nietzsche, epistemology, metaphysics, categorical imperative, stoicism, utilitarianism,
    philosophie, ethik, kategorischer imperativ, éthique, filosofía, ética, filosofia, 哲学, 倫理`,
  sociology: `
    sociology, ethnography, bourdieu, weber, durkheim, gender studies, migration studies, inequality, qualitative interviews, grounded theory, soziologie,
    ungleichheit, sociologie, inégalités, sociología, desigualdad, sociologia, desigualdade, 社会学`,
  politics: `
    parliament, election, elections, policy brief, legislation, bill, senate, constitution, bundestag, wahl, gesetzentwurf, parlement, élection,
    élections, projet de loi, parlamento, elecciones, ley orgánica, eleições, 国会, 選挙, 政策, 法案`,
  economics: `
    economics, econometrics, inflation, monetary policy, gdp, keynes, supply and demand, elasticity, macroeconomics, microeconomics, volkswirtschaft, vwl,
    bwl, geldpolitik, économie, macroéconomie, economía, macroeconomía, economia, macroeconomia, 経済学, 景気`,
  literature: `
    novel, poetry, poem, poems, shakespeare, hamlet, goethe, faust, kafka, sonnet, stanza, literary analysis, close reading, narrator, gedicht, gedichte,
    gedichtanalyse, lyrik, roman, romantik, poème, poésie, baudelaire, molière, poema, poesía, cervantes, quijote, poesia, pessoa, machado de assis, 文学,
    小説, 俳句, 夏目漱石, 詩`,
  education: `
    syllabus, moodle, canvas lms, blackboard learn, gradebook, ilias, google classroom, assignment, assessment criteria, rubric, seminar, semester,
    klausur, vorlesungsverzeichnis, abitur, devoir, bac, partiel, selectividad, ebau, enem, vestibular, 期末試験, 課題, 講義, シラバス`,
  veterinary: `
    veterinary, vet, canine, feline, vaccination schedule, spay, neuter, parasite, equine, tierarzt, tiermedizin, impfung, vétérinaire, veterinaria,
    veterinario, veterinária, 獣医`,
  pharmacy: `
    pharmacy, medication, interactions, contraindication, contraindications, side effects, half-life, generic drug, apotheke, wechselwirkungen,
    nebenwirkungen, pharmacie, effets indésirables, farmacia, interacciones, efectos adversos, farmácia, interações, bula, 薬, 薬局, 副作用`,
  dentistry: `dental, dentist, dentistry, orthodontics, caries, root canal, implant, zahnarzt, zahnmedizin, dentiste, odontología, dentista, odontologia, 歯科`,
  security: `
    vulnerability, cve, penetration test, pentest, burp suite, owasp, xss, phishing, siem, threat model, incident response, malware, nmap, metasploit,
    schwachstelle, it-sicherheit, sicherheitslücke, vulnérabilité, cybersécurité, vulnerabilidad, ciberseguridad, vulnerabilidade, 脆弱性, セキュリティ`,
  networking: `
    subnet, vlan, bgp, ospf, dhcp, router, switch port, wireshark, packet capture, cisco, ccna, unifi, mikrotik, wireguard, openvpn, netzwerk, réseau,
    enrutador, roteador, ネットワーク`,
  kubernetes: `
    kubernetes, kubectl, helm, ingress, pod, pods, deployment, terraform, dockerfile, docker compose, container registry, argocd, aws, ec2, s3, iam,
    azure, gcp, cloudformation, nginx, クラウド`,
  mobile: `
    swiftui, uikit, xcode, testflight, app store connect, jetpack compose, android studio, kotlin, gradle, flutter, dart, react native, play console, apk,
    アプリ開発`,
  web: `
    wordpress, elementor, woocommerce, theme, plugin, permalink, cms, seo, sitemap, page speed, pagespeed, lighthouse, hosting, domain, dns, typo3,
    webseite, hébergement, alojamiento web, hospedagem, ホームページ, サーバー`,
  accessibility: `wcag, screen reader, aria, contrast checker, alt text, accessibility audit, barrierefreiheit, accessibilité, accesibilidad, acessibilidade, アクセシビリティ`,
  astronomy: `
    astronomy, telescope, galaxy, exoplanet, stellar, redshift, nebula, orbit, astrophysics, astronomie, teleskop, galaxie, télescope, astronomía,
    telescopio, astronomia, 天文, 望遠鏡, 銀河`,
  geography: `
    geography, gis, qgis, shapefile, topographic map, remote sensing, geojson, coordinates, erdkunde, geographie, karte, géographie, geografía, geografia,
    地理, 地図`,
  geology: `geology, mineral, sediment, tectonic, stratigraphy, geologie, géologie, geología, geologia, 地質`,
  environment: `
    environmental impact, biodiversity, wastewater, recycling, sustainability, life cycle assessment, esg, co2, umweltgutachten, nachhaltigkeit,
    biodiversité, durabilité, impact environnemental, sostenibilidad, impacto ambiental, sustentabilidade, 環境, サステナビリティ`,
  nursing: `care plan, handover, wound care, vital signs, nursing diagnosis, pflegeplan, pflegebericht, übergabe, plan de soins, plan de cuidados, 看護計画, 申し送り`,
  linguistics: `
    方言, 方言調査, 音韻, アクセント, dialect, dialects, mundart, dialecte, dialecto, dialeto, 国立国語研究所, linguistics, phonology, morphology, syntax, semantics, corpus,
    ipa, linguistik, phonologie, syntaxe, lingüística, fonología, linguística, fonologia, 言語学`,
  electrical: `
    wiring diagram, circuit breaker, three-phase, voltage, plc, ladder logic, tia portal, siemens s7, schaltplan, sicherung, drehstrom, sps,
    schéma électrique, automate, esquema eléctrico, autómata, esquema elétrico, clp, 配線, 電気工事`,
  mechanical: `
    tolerance, cnc, g-code, gear, bearing, finite element, fea, stress analysis, solidworks, technical drawing, maschinenbau, zahnrad, festigkeit,
    drehmoment, engrenage, usinage, engranaje, mecanizado, engrenagem, usinagem, 機械設計, 図面, 加工`,
  printing: `3d print, slicer, nozzle, layer height, filament, pla, petg, print bed, prusa, bambu, druckbett, buse, boquilla, bico, 3dプリンター`,
  pcb: `
    kicad, gerber, footprint, schematic, soldering, reflow, capacitor, resistor, mosfet, op amp, löten, platine, soudure, soldadura, placa de circuito,
    solda, はんだ, 基板`,
} as const satisfies Readonly<Record<string, string>>;
