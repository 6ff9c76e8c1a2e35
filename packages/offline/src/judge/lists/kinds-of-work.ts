import type { fields } from "./fields/fields.js";
import type { ToolKind } from "./tools.js";

/** A kind of work that is done in tools of its own. */
export interface KindOfWork {
  /** Words of a commitment that mean it, separated by commas. A word belongs here when the work it names can hardly be done without one of the tools. */
  readonly words: string;
  readonly tools: readonly ToolKind[];
  /** Fields whose words belong to it whatever its subject is. Only where the words of the kind leave no doubt that it is this field. */
  readonly fields?: readonly (keyof typeof fields)[];
  /** Whether pages of documentation on software belong to it. */
  readonly documentation?: true;
}

/** Kinds of work by name. A kind without tools of its own (cleaning, phoning a friend) does not belong here. */
export const kindsOfWork: Readonly<Record<string, KindOfWork>> = {
  code: {
    words: `
    website, web page, webpage, webseite, page of the site, responsive, mock-up at, code, coding, programming, programmieren, programmer, refactor, refactoring, debug, debugging, debuggen, bug, bugfix, compile, compiler, unit test,
    flaky, integration test, api, endpoint, backend, frontend, ci, pipeline, parser, parsing, function, class, module, library, package, daemon, script,
    regex, algorithm, repository, repo, pull request, merge request, merge conflict, commit, branch, stack trace, exception, memory leak, race condition,
    deadlock, null pointer, segfault, crash, cli, sdk, app bug, login bug, feature flag, middleware, typescript, javascript, python, rust, golang, java,
    kotlin, swift, swiftui, c++, c#, php, laravel, django, flask, rails, ruby, elixir, haskell, scala, perl, lua, bash, shell script, sql, html, css,
    react, vue, svelte, angular, node, node.js, nextjs, next.js, fastapi, spring boot, dotnet, .net, android app, ios app, firmware, driver, treiber,
    pilote, controlador, website bug, webhook, oauth, json, yaml, graphql, rest, grpc, websocket, unit tests, test suite, release build, linter,
    typescript types, docker, dockerfile, plugin, erweiterung, extension, bot, scraper, crawler, collision system, shader, game engine, implement,
    implementieren, implementer, implementar, software, コード, 実装, デバッグ, バグ, プログラム, リファクタリング`,
    tools: ["editor", "terminal", "repository", "notebook", "database", "monitoring", "electronics"],
    documentation: true,
  },
  embedded: {
    words: `
    stm32, esp32, arduino, raspberry pi, microcontroller, mikrocontroller, i2c, spi, uart, gpio, pcb, schematic, schaltplan, sensor, oscilloscope,
    oszilloskop, solder, firmware, fpga, verilog, vhdl, can bus, kicad, circuit, schaltung, circuito, platine`,
    tools: ["editor", "terminal", "electronics", "repository"],
    fields: ["embedded"],
    documentation: true,
  },
  operations: {
    words: `
    server, cluster, migrate, migration, deploy, deployment, postgres, postgresql, mysql, mariadb, mongodb, redis, database, datenbank, base de datos,
    banco de dados, replica, backup, restore, kubernetes, k8s, helm, terraform, ansible, nginx, dns, certificate, tls, vpn, firewall, ssh, linux,
    monitoring, incident, outage, alert rule, on-call, docker, container, aws, azure, gcp, cloud, kernel, systemd, raid, upgrade, サーバー, データベース`,
    tools: ["terminal", "editor", "database", "monitoring", "repository"],
    fields: ["kubernetes", "databases"],
    documentation: true,
  },
  data: {
    words: `
    data, dataset, analyse, analyze, analysis, analysieren, auswerten, auswertung, analyser, analizar, analisar, survey, umfrage, enquête, encuesta, plot,
    plots, regression, cohort, churn, statistics, statistik, histogram, notebook, dashboard, metric, metrics, model fitting, machine learning,
    training run, cleaning data, r, ggplot, pandas, spss, stata, query, kpi, a/b test, forecast, forecasting, correlation, anova, データ分析, 集計, 分析`,
    tools: ["notebook", "sheet", "editor", "terminal", "database"],
    fields: ["statistics"],
    documentation: true,
  },
  sheet: {
    words: `
    budget, spreadsheet, excel, invoice, invoices, rechnung, rechnungen, facture, factures, factura, facturas, fatura, faturas, expenses, payroll,
    payslip, payslips, salary run, lohnabrechnung, gehaltsabrechnung, paie, bulletins de paie, nómina, nóminas, folha de pagamento, holerite, holerites,
    給与, 給与計算, expense report, reisekosten, spesen, bookkeeping, buchhaltung, buchführung, comptabilité, contabilidad, contabilidade, accounts,
    balance sheet, bilanz, cash flow, tax, taxes, steuer, steuererklärung, impôts, impuestos, imposto, inventory, inventur, price list, timesheet,
    stundenzettel, forecast, revenue, umsatz, financial model, valuation, quote, angebot, devis, presupuesto, orçamento, tabellenkalkulation, tableur,
    hoja de cálculo, planilha, chart of, kalkulation, reconcile, reconciliation, abrechnung, kassenbuch, mileage, 予算, 見積, 請求書, 経費, 決算, 売上, 集計, 表計算, エクセル,
    guest list, seating plan`,
    tools: ["sheet", "calculator", "accounting"],
  },
  writing: {
    words: `
    verfassen, entwurf, stellungnahme, gliederung, quartalsbericht, tagesordnung, einladungstext, rundbrief, réponse écrite, courrier, note de synthèse,
    fiche, boletín, acta, guion, ata, ofício, parecer, write, writing, draft, essay, report, article, blog post, thesis, dissertation, chapter, manuscript, novel, short story, poem, screenplay, letter,
    cover letter, cv, résumé, resume, proposal, grant, abstract, paper, contract, nda, agreement, clause, minutes, memo, statement, sermon, pattern,
    testimony, brochure, newsletter, press release, speech, summary, review, lesson plan, worksheet, documentation, policy, curriculum, report card,
    obituary, eulogy, schreiben, aufsatz, bericht, artikel, masterarbeit, bachelorarbeit, hausarbeit, doktorarbeit, diplomarbeit, kapitel, bewerbung,
    anschreiben, lebenslauf, brief, protokoll, vertrag, gutachten, antrag, rede, referat, zusammenfassung, konzept, rédiger, écrire, rapport, mémoire,
    lettre, contrat, compte rendu, discours, cours, redactar, escribir, informe, ensayo, tesis, tfg, carta, contrato, resumen, redigir, escrever,
    relatório, dissertação, tese, monografia, tcc, resumo, relazione, tesi, scrivere, verslag, scriptie, schrijven, edit the draft, proofread, translate,
    translation, übersetzen, übersetzung, traduire, traduction, traducir, traducción, traduzir, 書く, 執筆, 論文, 報告書, 週報, 日報, 議事録, 企画書, 原稿, 作文, 手紙, レポート, 契約書`,
    tools: ["writer", "latex"],
  },
  academic: {
    words: `
    thesis, dissertation, paper, literature, literature review, citation, bibliography, references, abstract, journal, essay, seminar paper, masterarbeit,
    bachelorarbeit, hausarbeit, doktorarbeit, diplomarbeit, seminararbeit, quellen, literatur, mémoire, thèse, bibliographie, tesis, tfg, tfm,
    bibliografía, tese, tcc, monografia, tesi, scriptie, 論文, 卒論, 文献, research, forschung, recherche, investigación, pesquisa, linear algebra, proof,
    exercise sheet, problem set, übungsblatt, maths, mathematik, 数学`,
    tools: ["references", "reader", "latex", "writer"],
  },
  slides: {
    words: `
    slides, slide deck, deck, presentation, powerpoint, keynote, pitch, talk, keynote talk, folien, präsentation, vortrag, diapositives, diaporama,
    présentation, exposé, presentación, diapositivas, apresentação, slide, presentazione, presentatie, スライド, プレゼン, プレゼンテーション, 発表資料`,
    tools: ["slides"],
    fields: ["slides"],
  },
  design: {
    words: `
    design, wireframe, wireframes, mockup, mock-up, mockups, prototype, ui, ux, user interface, logo, icon, icons, poster, flyer, banner, illustration,
    layout, branding, typography, onboarding screens, landing page, figma, brochure, infographic, business card, invitation card, plakat, visitenkarte,
    gestalten, entwerfen, maquette, affiche, diseño, diseñar, cartel, desenhar, cartaz, デザイン, ロゴ, ポスター, イラスト, ワイヤーフレーム, cover art, album cover, svg,
    diagram, diagramm, flowchart`,
    tools: ["design", "photo", "drawing"],
    fields: ["design"],
  },
  photo: {
    words: `
    photo, photos, photograph, photographs, photography, picture, pictures, retouch, retouching, raw files, fotos, bilder bearbeiten, bildbearbeitung,
    retuschieren, retoucher, retocar, fotografía, fotografia, 写真, レタッチ, 現像, wedding photos, product photos, headshots, collage`,
    tools: ["photo"],
  },
  drawing: {
    words: `
    draw, drawing, sketch, sketches, paint, painting, comic, storyboard, concept art, character design, pixel art, sprite, sprites, animation, zeichnen,
    zeichnung, skizze, malen, dessiner, dessin, dibujar, dibujo, desenhar, desenho, 漫画, イラスト, 作画`,
    tools: ["drawing", "photo", "design"],
  },
  video: {
    words: `
    edit the video, video edit, edit video, cut the video, footage, rough cut, subtitles, color grading, colour grading, video essay, trailer, vlog,
    screencast, tutorial video, film edit, montage, bewerbungsvideo, video schneiden, videoschnitt, schneiden, untertitel, monter la vidéo, montage vidéo,
    sous-titres, editar el vídeo, editar vídeo, editar o vídeo, subtítulos, legendas, 動画編集, 字幕, 編集, export mp4, mp4 exported, rendered, timeline, video,
    videos, vídeo, vidéo`,
    tools: ["video"],
  },
  audio: {
    words: `
    podcast, audio, record, recording, mix, mixing, mastering, voice-over, voiceover, episode, audiobook, jingle, sound design, soundtrack, beat, song,
    track, aufnahme, aufnehmen, abmischen, hörspiel, enregistrer, enregistrement, mixage, grabar, grabación, gravar, gravação, 録音, ミックス, loudness, lufs,
    narration`,
    tools: ["audio"],
  },
  music: {
    words: `
    string quartet, quartet, movement, orchestration, orchestrate, parts printed, dorico, sibelius, musescore, compose, composing, arrangement, arrange,
    score, sheet music, transcribe, chords, chord, harmony, counterpoint, music theory, secondary dominants, sonata, fugue, prelude, étude, scales, piano,
    guitar, violin, cello, choir, orchestra, komponieren, noten, partitur, harmonielehre, klavier, gitarre, geige, chor, composer, partition, solfège,
    guitare, componer, partitura, guitarra, armonía, compor, violão, harmonia, 作曲, 編曲, 楽譜, ピアノ, ギター, bars, bpm`,
    tools: ["notation", "audio"],
  },
  mail: {
    words: `
    email, emails, e-mail, e-mails, mail, mails, inbox, inbox zero, newsletter, reply to, answer mails, posteingang, mails beantworten,
    boîte de réception, courriel, courriels, correo, correos, bandeja de entrada, caixa de entrada, posta, メール, 受信トレイ, 返信, support tickets, tickets,
    customer replies, customer messages, cold outreach`,
    tools: ["mail"],
  },
  calendar: {
    words: `
    schedule, calendar, appointment, appointments, plan the week, weekly plan, weekly planning, weekly review, sprint planning, backlog, roadmap,
    to-do list, todo list, kalender, wochenplan, wochenplanung, dienstplan, stundenplan, agenda, planning de la semaine, calendario, calendário, agendar,
    カレンダー, 予定表, スケジュール, rota, roster, timetable, board, kanban`,
    tools: ["calendar"],
  },
  reading: {
    words: `
    read, reading, read the paper, lesen, lire, lecture de, leer, lectura, ler, leitura, leggere, lezen, 読む, 読書, paper, chapter, chapters, kapitel,
    chapitre, capítulo, book, buch, livre, libro, livro, textbook, lehrbuch, manual, pdf, annotate, exzerpt, notes on, proofread, korrekturlesen`,
    tools: ["reader", "notes", "references"],
  },
  study: {
    words: `
    flashcards, flashcard, vocab, vocabulary, exam, revise, revision, study for, quiz, exercise sheet, problem set, homework, anki, cards, vokabeln,
    karteikarten, klausur, prüfung, übungsblatt, hausaufgaben, vocabulaire, examen, révisions, devoirs, tarjetas, vocabulario, deberes, prova, exame,
    vocabulário, lição, 単語, 暗記, 試験勉強, 宿題, jlpt, toefl, ielts, delf, dele, verbs, verben, verbes, verbos, grammar, grammatik, grammaire, gramática, 文法`,
    tools: ["cards", "notes", "reader", "calculator", "latex"],
  },
  notes: {
    words: `
    notes, note-taking, notizen, mitschrift, notes de, apuntes, notas, anotações, appunti, ノート, メモ, brainstorm, brainstorming, mind map, mindmap, outline,
    gliederung, knowledge base, wiki, research notes, journal entry, diary`,
    tools: ["notes", "writer"],
  },
  grading: {
    words: `
    grade, grading, mark the, marking, mark essays, exam papers, korrigieren, klausuren, klassenarbeiten, corriger les copies, copies, correction des copies,
    corregir los exámenes, corregir exámenes, corregir, exámenes, corrigir provas, corrigir, provas, 採点, 答案`,
    tools: ["reader", "writer", "sheet"],
  },
  forms: {
    words: `
    form, forms, fill in, fill out, application form, declaration, registration form, claim form, permit application, formular, formulare, ausfüllen,
    antrag ausfüllen, formulaire, remplir, formulario, rellenar, formulário, preencher, solicitud, requerimento, 申請書, 届出`,
    tools: ["reader", "scanner"],
  },
  scan: {
    words: `
    scan, scans, scanning, scannen, digitise, digitize, digitalisieren, numériser, escanear, digitalizar, スキャン, receipts, belege, quittungen, reçus,
    recibos, 領収書, 電子化`,
    tools: ["scanner", "reader"],
  },
  translation: {
    words: `
    translate, translation, translating, localise, localize, localisation, localization, übersetzen, übersetzung, lokalisierung, traduire, traduction,
    traducir, traducción, traduzir, tradução, tradurre, traduzione, vertalen, vertaling, 翻訳, 訳す, subtitles, untertitel, sous-titres, subtítulos, legendas,
    字幕`,
    tools: ["translator", "writer"],
    fields: ["translation"],
  },
  language: {
    words: `
    learn spanish, learn french, learn german, learn italian, learn japanese, learn english, spanish, french, german, italian, japanese, portuguese,
    korean, mandarin, vocab, vokabeln, vocabulary, vocabulaire, vocabulario, grammar, pronunciation, conjugation, verbs, jlpt, kanji, hiragana, 漢字, 英単語,
    英会話`,
    tools: ["cards", "translator"],
    fields: ["translation"],
  },
  meeting: {
    words: `
    meeting, call, video call, interview, stand-up, standup, webinar, besprechung, telefonat, anruf, anrufen, telefonieren, vorstellungsgespräch,
    sprechstunde, réunion, appel, appeler, entretien, reunión, llamada, llamar, entrevista, reunião, ligação, ligar, riunione, vergadering, 会議, 打ち合わせ, 面接,
    電話, 1:1, one-on-one, tutoring, therapy session, consultation`,
    tools: ["meeting", "notes"],
  },
  gamedev: {
    words: `
    game, platformer, godot, unity, unreal, gamemaker, level design, game design, sprite, npc, player controller, shader, tilemap, game jam, collision,
    spiel entwickeln, spieleentwicklung, jeu vidéo, videojuego, jogo, ゲーム開発, ゲーム制作, playtest, prototype the game`,
    tools: ["engine", "editor", "drawing"],
    fields: ["gamedev"],
    documentation: true,
  },
  cad: {
    words: `
    wiring plan, wiring diagram, site plan, layout plan, planting plan, cad, 3d model, 3d print, 3d printing, render, stl, step file, bracket, freecad, floor plan, technical drawing, bim, bauplan, grundriss, konstruktion,
    konstruieren, entwurfsplan, plan d'architecte, plano, planta baixa, maquete, gis, map layer, shapefile, blender, modelling, modeling, topology,
    sculpt, rigging, 製図, 設計, モデリング, section drawing, elevation`,
    tools: ["cad"],
  },
  publishing: {
    words: `
    publish, blog, blog post, newsletter, campaign, social media, posts, scheduled, seo, ads, landing page, product page, shop listing, crm, leads,
    sales pipeline, website, webseite, homepage, site web, página web, sito, veröffentlichen, publier, publicar, kampagne, campagne, campaña, campanha,
    投稿, ブログ, 公開, キャンペーン, instagram posts, release notes, changelog`,
    tools: ["publishing"],
  },
};
