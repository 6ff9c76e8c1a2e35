/** Fields of offices, trades, arts and households. See `fields` for what belongs in a list. */
export const fieldsOfTrade = {
  invoicing: `
    invoice, invoices, invoicing, vat, billing, receivable, receivables, dunning, credit note, payment terms, rechnung, rechnungen, rechnungsnummer,
    mahnung, mahnungen, umsatzsteuer, mehrwertsteuer, mwst, gutschrift, zahlungsziel, facture, factures, facturation, tva, devis, relance, factura,
    facturas, facturación, iva, presupuesto, fatura, faturas, nota fiscal, cobrança, orçamento, 請求書, 領収書, 見積書, 消費税, インボイス, fattura, fatture, factuur`,
  taxes: `
    tax, taxes, taxation, tax return, irs, hmrc, vat return, deduction, deductions, w-2, 1099, steuer, steuern, steuererklärung, einkommensteuer,
    finanzamt, elster, steuernummer, steuer-id, steuerberater, steuerbescheid, werbungskosten, lohnsteuer, belege, impôt, impôts, déclaration de revenus,
    fisc, prélèvement à la source, impuesto, impuestos, hacienda, declaración de la renta, irpf, agencia tributaria, imposto de renda, receita federal,
    declaração, dedução, informe de rendimentos, 確定申告, 税務署, 年末調整, 源泉徴収, 所得税, e-tax, agenzia delle entrate, belastingdienst`,
  finance: `
    revenue, earnings, profit, cash flow, balance sheet, income statement, fiscal, quarterly, annual report, 10-k, 10k, 10-q, shareholder, shareholders,
    investor relations, ebitda, valuation, dividend, forecast, budget, ledger, payroll, accounting, bookkeeping, reconciliation, umsatz, gewinn, bilanz,
    jahresabschluss, quartalsbericht, buchhaltung, haushalt, kostenstelle, chiffre d'affaires, bilan, comptabilité, trésorerie, ingresos, beneficios,
    balance, contabilidad, tesorería, receita líquida, faturamento, balanço, contabilidade, orçamento, 売上, 決算, 予算, 利益, 会計, 経理`,
  law: `
    nda, non-disclosure, confidentiality, contract, contracts, clause, clauses, indemnity, liability, governing law, jurisdiction, arbitration,
    litigation, plaintiff, defendant, statute, gdpr, privacy notice, terms and conditions, redline, legal, lawyer, attorney, counsel, court ruling,
    case law, trademark, patent, copyright, licence agreement, license agreement, lease agreement, power of attorney, deposition, vertrag, vertrages,
    klausel, haftung, geheimhaltung, geheimhaltungsvereinbarung, datenschutz, dsgvo, bgb, stgb, agb, anwalt, gerichtsstand, urteil, kündigung,
    mietvertrag, satzung, contrat, confidentialité, responsabilité, rgpd, avocat, tribunal, bail, contrato, cláusula, confidencialidad, responsabilidad,
    abogado, demanda, cláusulas, confidencialidade, lgpd, advogado, 契約書, 条項, 秘密保持, 弁護士, 法律, 判例, 著作権, contratto, legge`,
  audio: `
    podcast, podcasts, podcasting, lufs, loudness, true peak, compressor, equalizer, noise gate, voiceover, voice-over, microphone technique, mp3 export,
    show notes, audacity, podcaster, mixing, mastering, tonspur, tonaufnahme, lautheit, podcast schneiden, prise de son, grabación de audio,
    gravação de áudio, ポッドキャスト, 録音, 音声編集`,
  video: `
    video editing, premiere pro, davinci resolve, final cut, kdenlive, color grading, colour grading, keyframe, export settings, codec, codecs, h.264,
    h264, frame rate, aspect ratio, end screen, end screens, thumbnail, thumbnails, subtitle file, srt, videoschnitt, untertitel, schnittprogramm,
    montage vidéo, sous-titres, edición de vídeo, edição de vídeo, youtube studio, 動画編集, 字幕`,
  design: `
    figma, wireframe, wireframes, mockup, mockups, prototype, ui, ux, user interface, usability, onboarding, design system, material design,
    human interface guidelines, typeface, typefaces, typography, font, fonts, google fonts, color palette, colour palette, logo, logos, icon set, svg,
    vector, behance, dribbble, mobbin, brand identity, layout grid, schriftart, schriften, farbpalette, gestaltung, police, polices, palette de couleurs,
    tipografía, paleta de colores, tipografia, paleta de cores, デザイン, フォント, 配色, ロゴ`,
  photography: `
    photography, lightroom, raw, retouching, exposure, white balance, photo editing, preset, presets, food photography, product photography,
    bildbearbeitung, weißabgleich, belichtung, retouche photo, fotografía, edición de fotos, fotografia, edição de fotos, 写真, 現像, レタッチ`,
  travel: `
    flight, flights, hotel, hotels, train, trains, itinerary, booking confirmation, reservation, boarding pass, airport, accommodation, check-in,
    departure, departures, arrival, seat reservation, timetable, visa, fares, railway, airline, interrail, airbnb, hostel, ticket, tickets, flug, flüge,
    bahn, bahnhof, zug, züge, sitzplatz, fahrplan, unterkunft, buchung, reservierung, abfahrt, db navigator, bahn.de, bahn.com, vol, vols, hôtel, hôtels,
    sncf, réservation, itinéraire, horaires, vuelo, vuelos, hoteles, renfe, reserva, alojamiento, horarios, voo, voos, hotéis, passagem, passagens,
    hospedagem, comboio, comboios, cp.pt, 航空券, 新幹線, ホテル, 予約, 時刻表, booking.com, expedia, skyscanner, trainline, omio, lufthansa, ryanair, easyjet,
    tap air portugal, rome2rio`,
  offices: `
    appointment, citizens' services, city office, passport, passports, id card, visa application, registration, gov.uk, form, forms, application form,
    permit, council, authority, public service, bürgeramt, bürgerservice, finanzamt, meldebescheinigung, reisepass, personalausweis, antrag, formular,
    formulare, behörde, zuständigkeit, termin, öffnungszeiten, service-bw, bund.de, ausländerbehörde, standesamt, préfecture, mairie, passeport,
    carte d'identité, rendez-vous, service-public.fr, ayuntamiento, pasaporte, dni, cita previa, trámite, trámites, sede electrónica, prefeitura,
    passaporte, poupatempo, gov.br, agendamento, 市役所, 区役所, マイナンバー, 申請, 窓口, 旅券`,
  telephone: `
    phone, opening hours, contact, hotline, extension, telefon, telefonnummer, rufnummer, öffnungszeiten, sprechzeiten, durchwahl, ansprechpartner,
    kontakt, téléphone, numéro, horaires d'ouverture, teléfono, horario de atención, telefone, horário de atendimento, 電話番号, 営業時間, 受付時間`,
  hiring: `
    job application, cover letter, curriculum vitae, résumé, cv, application portal, vacancy, job posting, recruiter, hiring, interview questions,
    applicant, candidate, candidates, bewerbung, bewerbungen, lebenslauf, anschreiben, bewerbungsportal, stellenangebot, stellenanzeige,
    stellenausschreibung, karriereportal, arbeitszeugnis, vorstellungsgespräch, candidature, lettre de motivation, offre d'emploi, entretien d'embauche,
    currículum, carta de presentación, oferta de empleo, entrevista de trabajo, currículo, carta de apresentação, vaga, vagas, entrevista de emprego, 履歴書,
    職務経歴書, 求人, 面接, 応募, エントリーシート`,
  sales: `
    crm, hubspot, salesforce, pipedrive, lead, leads, pipeline, prospect, prospects, opportunity, quote, deal stage, cold email, outreach,
    account executive, customer list, vertrieb, kundenliste, angebot, akquise, prospection, devis, ventas, prospectos, vendas, prospecção, 営業, 顧客, 商談`,
  marketing: `
    meta business suite, content calendar, hashtag, hashtags, engagement rate, campaign, ad set, audience, seo, keyword, keywords, google analytics,
    newsletter, mailchimp, hootsuite, buffer, post scheduler, copywriting, landing page, redaktionsplan, kampagne, campagne, calendrier éditorial,
    calendario editorial, campaña, campanha, calendário editorial, 投稿予約, 広告, 集客`,
  moderation: `
    moderation, moderator, mod queue, mod log, modmail, ban appeal, ban appeals, appeals, reports, reported, automod, community guidelines,
    comment guidelines, warned, banned, moderationsrichtlinien, modération, moderación, moderação, モデレーション, 通報`,
  translation: `
    translate, translation, translations, translator, dictionary, glossary, linguee, deepl, wordreference, english translation, übersetzung, übersetzen,
    wörterbuch, glossar, traduction, dictionnaire, glossaire, traducción, diccionario, glosario, tradução, dicionário, glossário, 翻訳, 辞書, 英訳, 和訳,
    traduzione, vertaling`,
  cooking: `
    recipe, recipes, lentil, lentils, simmer, oven, baking, dough, sourdough, flour, ingredients, rezept, rezepte, zutaten, teig, recette, recettes, pâte,
    ingrédients, receta, recetas, ingredientes, masa, receita de, receitas, massa, レシピ, 材料, 生地`,
  bakery: `
    bakery, bread, sourdough, croissant, croissants, pastry, cake, bäckerei, brot, brötchen, gebäck, boulangerie, pain, viennoiserie, panadería, pan,
    padaria, pão, パン屋, パン`,
  gardening: `
    garden, gardening, pruning, apple tree, apple trees, compost, seedlings, raised bed, soil, garten, obstbaum, obstbäume, beet, kompost, aussaat,
    jardin, potager, taille, jardín, huerto, poda, jardim, horta, 園芸, 剪定, 庭`,
  urban: `
    commute, commuting, commuter, transit, bus lane, public transport, traffic, urban planning, city planning, zoning, stadtplanung, verkehr, pendler,
    pendeln, nahverkehr, mobilité, transports en commun, urbanisme, urbanismo, transporte público, movilidad, mobilidade, 都市計画, 通勤, 交通`,
  museums: `
    museum, exhibition, exhibit, curator, gallery label, loan, collection, ausstellung, wanderausstellung, leihgabe, leihgaben, sammlung, kurator, musée,
    museo, exposición, colección, museu, exposição, acervo, 美術館, 博物館, 展示`,
  welding: `
    building permit, floor plan, blueprint, contractor, plumbing, wiring, insulation, drywall, grundriss, bauantrag, statik, handwerker, dämmung,
    plan d'étage, permis de construire, plomberie, plano de planta, licencia de obra, planta baixa, encanamento, 建築, 図面, 施工`,
  governance: `
    board meeting, board deck, agenda, minutes, shareholders, quarterly review, okr, okrs, kpi, kpis, roadmap, strategy, stakeholder, vorstand,
    aufsichtsrat, tagesordnung, sitzung, protokoll, quartalszahlen, conseil d'administration, ordre du jour, consejo, orden del día, acta, conselho,
    pauta, ata, 取締役会, 議題, 議事録, 経営`,
  slides: `
    slides, slide deck, deck, powerpoint, keynote slides, pptx, folien, foliensatz, präsentation, diapositives, diaporama, diapositivas, presentación,
    apresentação, スライド, プレゼン, 発表資料`,
  reporting: `
    weekly report, status report, progress report, wochenbericht, statusbericht, rapport hebdomadaire, informe semanal, relatório semanal, 週報, 日報, 進捗,
    報告書, 業務報告`,
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
    strickmuster, häkeln, couture, patron de couture, tricot, costura, patrón de costura, ganchillo, punto, molde de costura, croché, tricô, 裁縫, 型紙, 編み物`,
  automotive: `
    workshop manual, torque spec, brake pads, brake caliper, timing belt, spark plug, obd, fault code, oil filter, bremsbeläge, zahnriemen, zündkerze,
    fehlerspeicher, plaquettes de frein, courroie de distribution, pastillas de freno, correa de distribución, pastilha de freio, correia dentada, 車検, 整備`,
  bicycles: `
    derailleur, bottom bracket, headset, spoke, wheel truing, chainring, cassette, park tool, schaltwerk, tretlager, speiche, dérailleur, pédalier,
    desviador, cambio trasero, câmbio traseiro, 自転車整備`,
  agriculture: `
    drip tape, drip irrigation, drip line, sprinkler, pump, hectare, field map, pasture, soil test, compost, greenhouse, seedling, orchard, vineyard,
    bewässerung, tropfbewässerung, acker, weinberg, irrigation goutte, vigne, riego por goteo, viñedo, irrigação por gotejamento, pulverizador, crop,
    crops, tractor, irrigation, livestock, harvest, seed, fertiliser, fertilizer, herd, dairy, beekeeping, beehive, varroa, landwirtschaft, ernte,
    saatgut, düngung, imkerei, viehhaltung, agriculture, récolte, semis, élevage, apiculture, agricultura, cosecha, riego, ganado, apicultura, colheita,
    irrigação, gado, 農業, 収穫, 養蜂`,
  nutrition: `
    nutrition, macronutrients, calories, protein intake, dietitian, meal plan, vitamin, ernährung, nährstoffe, ernährungsplan, diététique, nutrición,
    macronutrientes, nutrição, cardápio, 栄養, 献立`,
  fitness: `
    training plan, workout plan, marathon plan, interval training, strength training, physiotherapy, rehab exercises, stretching, trainingsplan,
    krafttraining, physiotherapie, plan d'entraînement, kinésithérapie, plan de entrenamiento, fisioterapia, plano de treino, トレーニング計画, 理学療法`,
  insurance: `
    insurance, policy number, claim, claims, premium, deductible, underwriting, actuarial, versicherung, schadensmeldung, police, beitrag, assurance,
    sinistre, mutuelle, seguro, siniestro, póliza, sinistro, apólice, 保険, 保険金`,
  banking: `
    bank statement, bank statements, iban, sepa, online banking, internet banking, transfer, direct debit, standing order, loan, mortgage, kontoauszug,
    kontoauszüge, überweisung, dauerauftrag, kredit, relevé bancaire, virement, prêt immobilier, extracto bancario, transferencia, hipoteca,
    extrato bancário, transferência, financiamento, 振込, 口座, 明細, ローン`,
  "real estate": `
    tenancy, tenancy agreement, eviction, assured shorthold, ast, deposit protection, renters, rent arrears, mieterschutz, mieterverein, locataire,
    propriétaire, inquilino, casero, inquilina, locador, rental contract, lease, landlord, tenant, deposit, viewing, property listing, land register,
    mietvertrag, kaution, nebenkostenabrechnung, grundbuch, immobilie, bail, loyer, état des lieux, contrato de alquiler, fianza, inmueble,
    contrato de aluguel, fiador, imóvel, 賃貸契約, 敷金, 不動産`,
  hr: `
    competency, competency based, scorecard, interview guide, interview questions, probation, appraisal, payslip, payslips, payroll, esocial, inss, fgts,
    holerite, holerites, alíquotas, lohnsteuer, sozialversicherung, minijob, urssaf, dsn, bulletin de paie, seguridad social, irpf retención, cotización,
    社会保険, 給与計算, 年末調整, onboarding, performance review, employee handbook, leave request, time sheet, timesheet, job description, org chart, personalakte,
    mitarbeitergespräch, urlaubsantrag, arbeitsvertrag, zeugnis, entretien annuel, fiche de paie, congés, nómina, evaluación de desempeño,
    vacaciones solicitadas, folha de pagamento, avaliação de desempenho, 人事, 勤怠, 給与, 評価シート`,
  logistics: `
    shipment, shipping label, customs, freight, warehouse, purchase order, delivery note, incoterms, container, tracking number, lieferschein, zoll,
    spedition, lager, bestellnummer, expédition, douane, entrepôt, bon de livraison, envío, aduana, almacén, albarán, remessa, alfândega, armazém, 物流, 発送,
    在庫, 倉庫, 納品書`,
  procurement: `
    supplier, suppliers, rfq, request for quotation, tender, purchase order, vendor comparison, lieferant, lieferanten, ausschreibung, einkauf,
    angebotsvergleich, fournisseur, fournisseurs, appel d'offres, proveedor, proveedores, licitación, fornecedor, fornecedores, licitação, cotação, 仕入先,
    発注, 入札`,
  quality: `
    iso 9001, audit, non-conformity, capa, sop, fmea, root cause, checklist, qualitätsmanagement, prüfprotokoll, qualité, auditoría, calidad, qualidade,
    auditoria, 品質, 監査`,
  safety: `
    risk assessment, hazard, ppe, msds, safety data sheet, fire drill, gefährdungsbeurteilung, arbeitssicherheit, sicherheitsdatenblatt,
    évaluation des risques, prevención de riesgos, segurança do trabalho, リスクアセスメント, 安全`,
  "user research": `
    usability test, user interview, user interviews, affinity map, persona, personas, journey map, interview guide, dovetail, maze, nutzertest,
    interviewleitfaden, test utilisateur, prueba de usabilidad, teste de usabilidade, ユーザー調査`,
  animation: `
    keyframes, rigging, rig, uv map, topology, render, cycles, eevee, after effects, storyboard, character animation, animatic, blender, mesh, retopology,
    アニメーション, モデリング`,
  illustration: `
    illustration, brush, brushes, line art, reference pose, watercolour, watercolor, procreate, krita, character sheet, zeichnung, aquarell, aquarelle,
    ilustración, acuarela, ilustração, aquarela, イラスト, ブラシ`,
  theatre: `
    monologue, stage directions, rehearsal, blocking, playwright, theaterstück, probe, regiebuch, pièce de théâtre, répétition, obra de teatro,
    ensayo general, peça de teatro, roteiro de teatro, 脚本, 稽古, 台本`,
  events: `
    seating plan, catering, guest list, run sheet, venue, rsvp, invitation, invitations, save the date, tischordnung, gästeliste, einladung, einladungen,
    ablaufplan, plan de table, liste des invités, faire-part, invitación, lista de invitados, convite, lista de convidados, buffet, 招待状, 式場, 席次`,
  fundraising: `
    aides culturelles, demande de subvention, cerfa, dossier, appel à projets, convocatoria, ayudas a la cultura, fördermittelantrag, förderrichtlinie,
    projektantrag, grant, grants, grant application, donor, donors, fundraising, crowdfunding, foundation, budget narrative, förderantrag, fördermittel,
    spende, spenden, stiftung, subvention, dossier de subvention, mécénat, subvención, donaciones, edital, doação, doações, 助成金, 寄付`,
  genealogy: `
    genealogy, ancestry, family tree, parish register, census, birth record, familysearch, ahnenforschung, stammbaum, kirchenbuch, généalogie,
    arbre généalogique, genealogía, árbol genealógico, genealogia, árvore genealógica, 家系図`,
  religion: `
    matthew, gospel of, luke, psalms, nrsv, niv, lectionary, biblegateway, bible gateway, commentary, exegesis, parable, parables, preacher, preaching,
    church, kirche, église, iglesia, igreja, 教会, sermon, liturgy, bible, gospel, psalm, hymn, parish, torah, quran, predigt, gottesdienst, bibel, andacht,
    homélie, évangile, sermón, evangelio, biblia, sermão, evangelho, bíblia, 説教, 聖書`,
  childcare: `
    kindergarten, preschool, montessori, parents' evening, kita, erzieher, elternabend, bastelidee, maternelle, crèche, guardería, infantil, creche,
    educação infantil, 保育, 幼稚園`,
  library: `
    catalogue record, marc, dewey, interlibrary loan, opac, bibliothek, katalogisierung, fernleihe, bibliothèque, catalogage, biblioteca, catalogación,
    catalogação, 図書館, 目録`,
  support: `
    zendesk, freshdesk, ticket, tickets, canned response, macro, sla, refund policy, knowledge base, kundenanfrage, kundensupport, support client,
    atención al cliente, atendimento ao cliente, お問い合わせ, サポート対応`,
  customer: `testimonial, nps, churn, onboarding email, retention, customer success, kundenbindung, fidélisation, fidelización, fidelização, 顧客満足`,
  product: `
    user story, user stories, backlog, acceptance criteria, prd, product requirements, roadmap, sprint, jira, scrum, feature request, anforderungen,
    lastenheft, pflichtenheft, cahier des charges, historias de usuario, histórias de usuário, 要件定義, 仕様書`,
  aviation: `
    metar, flight plan, checklist, vfr, ifr, easa, faa, aerodynamics, navigation log, pilot licence, flugplan, luftrecht, plan de vol, plan de vuelo,
    plano de voo, 航空`,
  maritime: `
    nautical, sailing licence, navigation lights, chart plotter, knots, tide table, seemannschaft, segelschein, gezeiten, permis bateau, marées, náutica,
    mareas, marés, 航海`,
  driving: `
    driving theory, highway code, road signs, theorieprüfung, führerschein, fahrschule, code de la route, permis de conduire, carnet de conducir,
    examen teórico, carteira de motorista, detran, 運転免許, 道路標識`,
  immigration: `
    visa, residence permit, naturalisation, citizenship, aufenthaltstitel, einbürgerung, titre de séjour, permiso de residencia, nie, nacionalidad,
    autorização de residência, nacionalidade, 在留資格, ビザ`,
} as const satisfies Readonly<Record<string, string>>;
