/** What a tool is for. */
export type ToolKind =
  | "editor"
  | "terminal"
  | "notebook"
  | "database"
  | "repository"
  | "sheet"
  | "writer"
  | "latex"
  | "slides"
  | "design"
  | "photo"
  | "drawing"
  | "video"
  | "audio"
  | "notation"
  | "mail"
  | "calendar"
  | "reader"
  | "scanner"
  | "references"
  | "cards"
  | "notes"
  | "translator"
  | "meeting"
  | "engine"
  | "cad"
  | "electronics"
  | "calculator"
  | "accounting"
  | "publishing"
  | "monitoring";

/**
 * Programs and sites by what they are for, as they name themselves in the name of the program or as a part of the title. A tool belongs here when
 * people open it to do one kind of work; a place that is open all day for anything (chat, AI chat, a search engine, a site of leisure) does not.
 */
export const tools: Readonly<Record<ToolKind, string>> = {
  editor: `
    code, visual studio code, vscode, code insiders, code oss, vscodium, codium, cursor, windsurf, zed, sublime text, sublime_text, atom, notepad++,
    gedit, gnome text editor, text editor, texteditor, kate, kwrite, mousepad, pluma, xed, geany, emacs, gnu emacs, vim, gvim, neovim, nvim, neovide,
    helix, micro, nano, lapce, lite xl, bbedit, textmate, nova, coteditor, notepad, intellij idea, idea, idea64, jetbrains idea, pycharm, pycharm64,
    jetbrains pycharm, webstorm, webstorm64, phpstorm, rubymine, clion, clion64, goland, goland64, rider, rider64, rustrover, rustrover64, android studio,
    studio64, jetbrains fleet, fleet, visual studio, microsoft visual studio, devenv, xcode, eclipse, eclipse ide, netbeans, qt creator, qtcreator,
    kdevelop, gnome builder, builder, delphi, codeblocks, arduino ide, arduino, stm32cubeide, mplab x ide, platformio, thonny, spyder, rstudio, positron,
    matlab, octave, playground, codesandbox, stackblitz, replit, codepen, jsfiddle, github codespaces, gitpod`,
  terminal: `
    terminal, gnome-terminal, gnome-terminal-server, gnome terminal server, gnome terminal, konsole, xfce4-terminal, xfce4 terminal, mate terminal,
    lxterminal, tilix, terminator, guake, yakuake, alacritty, kitty, wezterm, wezterm gui, wezterm-gui, foot, footclient, ghostty, iterm2, iterm, warp,
    hyper, tabby, xterm, urxvt, rxvt, st, st-256color, windowsterminal, windows terminal, cmd, command prompt, eingabeaufforderung, powershell,
    windows powershell, pwsh, mintty, git bash, conemu64, conemu, putty, mobaxterm, ptyxis, gnome console, kgx, console, rio, contour, black box,
    blackbox, termius, wt, ubuntu, wsl`,
  notebook: `
    jupyter, jupyterlab, jupyter notebook, jupyter-notebook, colab, google colab, colaboratory, kaggle, deepnote, observable, databricks, rstudio,
    positron, spss, ibm spss statistics, stata, jasp, jamovi, orange, knime, tableau, tableau desktop, power bi, power bi desktop, looker studio,
    metabase, superset, mode, hex, marimo, sagemaker, wolfram mathematica, mathematica, maple, sas, qlik sense, minitab`,
  database: `
    dbeaver, pgadmin, pgadmin 4, datagrip, mysql workbench, tableplus, beekeeper studio, heidisql, sql server management studio, ssms, azure data studio,
    sequel ace, sequel pro, mongodb compass, compass, redis insight, redisinsight, dbvisualizer, sqlitebrowser, db browser for sqlite, adminer,
    phpmyadmin, psql, snowflake, bigquery`,
  repository: `
    github, gitlab, bitbucket, codeberg, gitea, forgejo, sourcehut, azure devops, jenkins, circleci, buildkite, teamcity, gerrit, phabricator, sourcetree,
    gitkraken, github desktop, fork, tower, gitk, gitg, lazygit, meld, beyond compare, postman, insomnia, bruno, hoppscotch, docker desktop, sentry,
    sonarqube, npm, pypi, crates.io`,
  sheet: `
    excel, microsoft excel, libreoffice calc, libreoffice-calc, calc, openoffice calc, numbers, gnumeric, onlyoffice spreadsheet, google sheets,
    google tabellen, google tabelle, google spreadsheets, hojas de calculo de google, planilhas google, google planilhas, google スプレッドシート, airtable,
    smartsheet, grist, wps spreadsheets, et`,
  writer: `
    gnome text editor, text editor, texteditor, gedit, notepad, textedit, word, winword, microsoft word, libreoffice writer, libreoffice-writer, writer,
    openoffice writer, pages, abiword, google docs, documentos de google, documentos google, google documentos, google dokumente, google ドキュメント,
    onlyoffice document, wps writer, wps, scrivener, ulysses, ia writer, ia writer pro, focuswriter, ghostwriter, manuskript, typora, byword, bear,
    hemingway editor, wordpad, wordperfect, final draft, celtx, trelby, highland, papeeria, etherpad, hedgedoc, hackmd, apostrophe, marktext, novelwriter,
    draftsight writer, paperpile docs, 一太郎`,
  latex: `overleaf, texstudio, texmaker, texworks, texshop, lyx, gummi, kile, latexila, gnome latex, typst, typst app, papeeria`,
  slides: `
    powerpoint, powerpnt, microsoft powerpoint, libreoffice impress, libreoffice-impress, impress, keynote, google slides, google prasentationen,
    google präsentationen, presentaciones de google, apresentacoes google, google apresentacoes, google スライド, prezi, pitch, beautiful.ai, gamma,
    slides.com, onlyoffice presentation, wps presentation, canva, tome, mentimeter, beamer, sozi`,
  design: `
    figma, figma desktop, sketch, adobe xd, xd, penpot, framer, invision, invisionapp, zeplin, balsamiq, balsamiq wireframes, axure, axure rp, canva,
    lunacy, marvel, uxpin, mockflow, adobe indesign, indesign, affinity publisher, affinity publisher 2, scribus, webflow, mobbin, miro, whimsical,
    figjam, excalidraw, draw.io, diagrams.net, lucidchart, lucid, visio, microsoft visio, adobe illustrator, illustrator, affinity designer,
    affinity designer 2, inkscape, coreldraw, vectornator, linearity curve, gravit designer, boxy svg, glyphs, fontforge, fontlab, adobe express,
    vistacreate`,
  photo: `
    photos, gnome photos, apple photos, google photos, eog, eye of gnome, loupe, gwenview, image viewer, nomacs, irfanview, xnview, xnview mp, adobe bridge,
    adobe photoshop, photoshop, adobe lightroom, adobe lightroom classic, adobe photoshop lightroom classic, lightroom, capture one, darktable,
    rawtherapee, gimp, gimp 2.10, gimp-2.10, gimp 3.0, affinity photo, affinity photo 2, pixelmator, pixelmator pro, paint.net, paintdotnet, digikam,
    shotwell, luminar, dxo photolab, photoscape, photopea, photomator, acdsee, on1 photo raw, art`,
  drawing: `
    krita, procreate, clip studio paint, clipstudiopaint, mypaint, corel painter, rebelle, paint tool sai, sai2, artrage, aseprite, libresprite,
    pixelorama, drawpile, medibang paint, opentoonz, toon boom harmony, tvpaint, pencil2d, autodesk sketchbook, sketchbook, paint, mspaint,
    microsoft paint, drawing, kolourpaint`,
  video: `
    adobe premiere pro, premiere pro, premiere, davinci resolve, resolve, final cut pro, kdenlive, shotcut, openshot, olive, imovie, avidemux,
    adobe after effects, after effects, afterfx, capcut, clipchamp, microsoft clipchamp, filmora, wondershare filmora, vegas pro, avid media composer,
    camtasia, screenflow, losslesscut, handbrake, obs, obs studio, pitivi, flowblade, natron, descript, lightworks, hitfilm, blender video, subtitle edit,
    aegisub, obs64, obs32, youtube studio, tiktok studio, streamlabs`,
  audio: `
    audacity, tenacity, adobe audition, audition, reaper, ocenaudio, hindenburg, descript, riverside, riverside.fm, squadcast, zencastr, cleanfeed,
    auphonic, izotope rx, wavelab, sound forge, ardour, logic pro, logic pro x, garageband, ableton live, ableton, live 11 suite, live 12 suite,
    fl studio, fl64, cubase, nuendo, pro tools, bitwig studio, reason, studio one, lmms, renoise, mixbus, waveform, spotify for podcasters, voice memos,
    sound recorder, gnome sound recorder`,
  notation: `
    musescore, musescore 3, musescore 4, mscore, musescore studio, sibelius, finale, dorico, guitar pro, noteflight, flat.io, lilypond, frescobaldi,
    denemo, notion 6, tuxguitar, forscore, ultimate guitar, metronome, tuner, imslp, musictheory.net, teoria, yousician, simply piano, flowkey`,
  mail: `
    thunderbird, mozilla thunderbird, outlook, microsoft outlook, olk, mail, apple mail, gmail, google mail, evolution, geary, kmail, kontact, spark,
    mailspring, superhuman, proton mail, protonmail, fastmail, tuta, tutanota, hey, roundcube, roundcube webmail, zimbra, gmx, web.de, mutt, neomutt,
    aerc, betterbird, em client, mailbird, postbox, airmail, mimestream, canary mail, claws mail, sylpheed, yahoo mail, windows mail, hxoutlook, front,
    help scout, zendesk, freshdesk, intercom`,
  calendar: `
    calendar, google calendar, google kalender, fantastical, gnome calendar, korganizer, outlook calendar, busycal, calendly, doodle, cal.com,
    notion calendar, todoist, things, ticktick, reminders, microsoft to do, to do, omnifocus, trello, asana, monday.com, clickup, jira, linear, basecamp,
    planner, endeavour, remember the milk, kalender`,
  reader: `
    adobe acrobat, acrobat, acrobat reader, acrord32, adobe acrobat reader, adobe acrobat pro, adobe acrobat reader dc, adobe reader, adobe acrobat dc,
    evince, document viewer, papers, okular, atril, xreader, zathura, mupdf, sumatrapdf, foxit reader, foxit pdf reader, foxit pdf editor,
    pdf xchange editor, pdf expert, preview, vorschau, aperçu, skim, kindle, kindle for pc, kindle for mac, amazon kindle, books, apple books, calibre,
    foliate, e book viewer, ebook viewer, readest, adobe digital editions, koreader, readwise reader, readwise, google play books, o'reilly, perlego,
    pdf.js, sioyek, dokumentenbetrachter, google books, scribd, koodo reader, xpdf, qpdfview, thorium reader`,
  scanner: `
    simple scan, document scanner, skanlite, skanpage, xsane, naps2, vuescan, image capture, epson scan, epson scan 2, hp scan, hp smart, windows scan,
    scan, canon ij scan utility, scansnap home, paperless, paperless-ngx, abbyy finereader, gscan2pdf`,
  references: `
    zotero, mendeley, mendeley reference manager, endnote, citavi, jabref, papers, paperpile, bibdesk, refworks, google scholar, jstor, pubmed, arxiv,
    arxiv.org, semantic scholar, web of science, scopus, sciencedirect, springerlink, researchgate, ieee xplore, acm digital library, base, cairn.info,
    dialnet, scielo, cinii, j-stage, proquest, ebscohost, taylor & francis online, wiley online library, oxford academic, ssrn, connected papers, elicit,
    persee, persée, dblp, hal, biorxiv`,
  cards: `
    anki, quizlet, mochi, remnote, brainscape, memrise, supermemo, mnemosyne, flashcards deluxe, noji, duocards, wanikani, bunpro, duolingo, babbel,
    busuu, clozemaster, kahoot, quizizz`,
  notes: `
    gnome text editor, text editor, texteditor, gedit, notepad, textedit, mousepad, pluma, xed, kate, kwrite, obsidian, notion, evernote, onenote,
    microsoft onenote, joplin, logseq, roam research, bear, apple notes, notes, google keep, simplenote, standard notes, craft, capacities, anytype, tana,
    zettlr, tiddlywiki, qownnotes, goodnotes, notability, xournal++, xournalpp, rnote, marginnote, cherrytree, zim, tomboy, gnote, trilium notes,
    triliumnext notes, siyuan, appflowy, supernotes, freemind, freeplane, xmind, mindmeister, mindnode, simplemind, confluence, coda, slite, bookstack,
    sticky notes`,
  translator: `
    deepl, deepl translate, deepl write, deepl translator, google translate, google ubersetzer, google übersetzer, google traduction, traductor de google,
    google tradutor, google 翻訳, linguee, leo, leo.org, dict.cc, pons, reverso, reverso context, wordreference, wordreference.com, trados studio,
    sdl trados studio, trados, memoq, omegat, phrase, smartcat, wordfast, crowdin, weblate, poedit, lokalise, transifex, langenscheidt, duden, larousse,
    collins dictionary, cambridge dictionary, merriam webster, merriam-webster, oxford learner's dictionaries, jisho, jisho.org, takoboto, weblio,
    priberam, rae, dwds, cnrtl, treccani, thesaurus.com, dictionary, dictionary.com, proz.com, iate, bab.la, glosbe, wiktionary`,
  meeting: `
    zoom, zoom meeting, zoom workplace, zoom.us, google meet, meet, microsoft teams meeting, webex, cisco webex meetings, jitsi meet, jitsi,
    bigbluebutton, gotomeeting, whereby, facetime, phone, phone link, skype, skype for business, linphone, zoiper, 3cx, ringcentral, aircall, dialpad,
    around, teamviewer, anydesk, blackboard collaborate, discord call`,
  engine: `
    godot, godot engine, unity, unity editor, unity hub, unreal editor, unreal engine, unrealeditor, gamemaker, construct 3, rpg maker mz, rpg maker mv,
    rpg maker, bevy, defold, love2d, pico-8, roblox studio, robloxstudiobeta, twine, ren'py, ren'py launcher, scratch, tiled, ldtk, cocos creator,
    steamworks, stencyl, source 2 hammer, blender`,
  cad: `
    blender, autocad, acad, fusion 360, autodesk fusion 360, autodesk fusion, freecad, solidworks, sldworks, onshape, rhino, rhino 8, rhinoceros,
    sketchup, tinkercad, openscad, revit, autodesk revit, archicad, vectorworks, inventor, autodesk inventor, maya, autodesk maya, 3ds max, cinema 4d,
    zbrush, houdini, substance painter, cura, ultimaker cura, prusaslicer, prusa-slicer, orcaslicer, bambu studio, qgis, qgis desktop, arcgis pro, arcgis,
    catia, solid edge, librecad, qcad, chief architect, sweet home 3d, allplan`,
  electronics: `
    kicad, eeschema, pcbnew, pcb editor, schematic editor, altium designer, eagle, easyeda, ltspice, qspice, ngspice, proteus, multisim, fritzing,
    stm32cubemx, stm32cubeide, stm32cubemonitor, saleae logic, logic 2, pulseview, sigrok, vivado, quartus prime, quartus, gtkwave, modelsim, openocd,
    gdb, segger j-link, segger ozone, ozone, jlink, mplab x, code composer studio, keil uvision, uvision, iar embedded workbench, arduino, arduino ide,
    platformio, labview, simulink, oscilloscope, digikey, mouser, nrf connect, esp-idf, wireshark, serial monitor, minicom, picocom, tio`,
  calculator: `
    calculator, gnome calculator, kcalc, speedcrunch, qalculate, qalculate!, qalculate gtk, soulver, numi, rechner, taschenrechner, calculatrice,
    calculadora, calcolatrice, calculatorapp, wolframalpha, wolfram|alpha, wolfram alpha, desmos, desmos graphing calculator, geogebra, symbolab,
    photomath, matrix calculator, 電卓`,
  accounting: `
    quickbooks, xero, freshbooks, sage, sage 50, datev, lexoffice, lexware, sevdesk, elster, meinelster, wiso steuer, taxfix, smartsteuer, taxact,
    turbotax, h&r block, gnucash, ynab, actual, moneymoney, starmoney, banking4, firefly iii, homebank, kmymoney, skrooge, buchhaltung, debitoor,
    fastbill, billomat, holvi, wave, zoho books, odoo, sap, sap logon, netsuite, stripe, bexio, banana accounting, contaplus, factusol, holded, irpf,
    e-tax, freee, マネーフォワード, 弥生会計, impots.gouv, impots.gouv.fr, pennylane, dolibarr, expensify, concur`,
  publishing: `
    wordpress, ghost, substack, medium stories, drupal, joomla, squarespace, wix, mailchimp, brevo, campaign monitor, convertkit, kit, buttondown,
    hubspot, hootsuite, buffer, later, sprout social, metricool, meta business suite, facebook creator studio, creator studio, youtube studio,
    tiktok studio, linkedin campaign manager, google ads, google analytics, search console, google search console, google business profile, semrush,
    ahrefs, shopify, woocommerce, planoly, publer, contentful, strapi, sanity, webflow, typo3, hugo, salesforce, pipedrive, zoho crm, crm`,
  monitoring: `
    grafana, kibana, datadog, new relic, prometheus, sentry, pagerduty, opsgenie, splunk, cloudwatch, nagios, zabbix, netdata, uptime kuma, argo cd,
    kubernetes dashboard, lens, k9s, rancher, portainer, aws console, aws management console, google cloud console, azure portal, microsoft azure,
    cloudflare, digitalocean, hetzner cloud, vercel, netlify, heroku, fly.io, terraform cloud, proxmox, virtualbox, vmware, virt manager, virt-manager,
    remote desktop, mstsc, remmina, ansible`,
};
