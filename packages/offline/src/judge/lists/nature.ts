/**
 * Programs that belong to the system, not to any work: shells and desktops, lock screens and log-ins, dialogs and portals, settings, launchers and
 * search, password managers, update and task managers, screen shots. A program that is the tool of some work (a terminal, a calculator, a mail program) does not belong here.
 */
export const systemApps = `
    gnome shell, gnome-shell, plasmashell, plasma, kwin, kwin wayland, xfdesktop, xfce4 panel, cinnamon, mutter, budgie, mate panel, caja desktop,
    desktop, krunner, ulauncher, albert, rofi, wofi, fuzzel, dmenu, alfred, raycast, spotlight, launchpad, dock, mission control, notification center,
    notificationcenter, notification centre, control center, control centre, systemuiserver, windowserver, loginwindow, screensaverengine, screensaver,
    lockapp, logonui, lockscreen, gnome screensaver, xscreensaver, i3lock, swaylock, hyprlock, light locker, slick greeter, lightdm, gdm, sddm,
    kscreenlocker greet, explorer shell, searchhost, searchapp, searchui, startmenuexperiencehost, shellexperiencehost, shellhost, textinputhost,
    applicationframehost settings, systemsettings, system settings, system preferences, settings, gnome control center, control-center,
    unity control center, kcmshell5, kcmshell6, xfce4 settings manager, pavucontrol, nm connection editor, blueman manager, controlpanel, control,
    consent, credentialuibroker, taskmgr, task manager, activity monitor, gnome system monitor, plasma systemmonitor, ksysguard, xdg desktop portal gtk,
    xdg desktop portal gnome, xdg desktop portal kde, xdg desktop portal, zenity, kdialog, yad, polkit gnome authentication agent 1,
    polkit kde authentication agent 1, pinentry, gcr prompter, useraccountcontrol, usernotificationcenter, coreservicesuiagent, securityagent, installer,
    software update, gnome software, discover, update manager, mintupdate, app store, microsoft store, winstore, pickerhost, openwith, snippingtool,
    screenclippinghost, screenshot, gnome screenshot, spectacle, flameshot, screencaptureui, finder desktop, wallpaper engine, dwm, csrss, winlogon, peek,
    fontbook, keepassxc, keepass, keepass2, 1password, bitwarden, lastpass, dashlane, enpass, nordpass, proton pass, protonpass, roboform, keeper,
    keychain access, passwords, seahorse, kwalletmanager, gnome keyring, authy, authenticator, secrets, antidrift, clocks, gnome clocks, alarms & clocks`;

/**
 * Programs that play or list what a person hears beside any work, and file managers: what they show says nothing by itself. Players of films and series do not belong here.
 */
export const neutralApps = `
    spotify, spotify premium, spotify free, music, apple music, itunes, musicbee, foobar2000, winamp, aimp, deezer, tidal, qobuz, amazon music,
    youtube music, rhythmbox, lollypop, clementine, strawberry, elisa, audacious, amarok, ncmpcpp, cmus, mopidy, feishin, amberol, gnome music, spotube,
    pandora, soundcloud, plexamp, calm, noisli, brain.fm, endel, quodlibet, deadbeef, tauon, groove music, zunemusic, podcasts, gnome podcasts,
    pocket casts, overcast`;

/** File managers: a folder's name may be the work's, but never accuses. Programs that open documents do not belong here. */
export const fileManagers = `
    nautilus, files, dolphin, thunar, nemo, caja, pcmanfm, pcmanfm qt, finder, explorer, file explorer, windows explorer, konqueror files, spacefm,
    double commander, doublecmd, total commander, totalcmd, directory opus, dopus, forklift, path finder, krusader, io.elementary.files, cosmic files,
    onecommander, xyplorer`;

/**
 * Whole titles that say nothing: new and blank tabs, start pages of browsers, dialogs, lock screens, settings, log-ins and error pages, in the languages we know. A title that names any
 * document, site or person does not belong here.
 */
export const blankTitles = `
    new tab, new private tab, new incognito tab, new window, private browsing, blank page, start page, speed dial, about:blank, about blank, homepage,
    history, downloads manager, bookmarks, extensions, add-ons, add-ons manager, restore session, session restore, problem loading page, server not found,
    page not found, 404 not found, 404, error, site can't be reached, loading, loading..., please wait, privacy error, network error, just a moment...,
    attention required! | cloudflare, redirecting, redirecting..., neuer tab, neuer privater tab, neues fenster, neue registerkarte, startseite,
    leere seite, leeres fenster, lesezeichen, verlauf, seite nicht gefunden, sitzung wiederherstellen, wird geladen, einen moment..., nouvel onglet,
    nouvelle fenetre, page d'accueil, page vierge, favoris, historique, page introuvable, chargement, un instant..., nueva pestana, nueva ventana,
    pagina de inicio, pagina en blanco, favoritos, historial, pagina no encontrada, cargando, nova guia, nova aba, nova janela, novo separador,
    pagina inicial, pagina em branco, historico, carregando, nuova scheda, nieuw tabblad, nowa karta, ny flik, ny fane, uusi valilehti, yeni sekme,
    новая вкладка, 新しいタブ, 新規タブ, 新しいプライベートタブ, スタートページ, 新标签页, 新建标签页, 新分頁, 새 탭, open, open file, open files, open folder, save, save as, save file,
    select file, choose file, choose files, file upload, upload, print, export, import, select folder, rename, properties, confirm, warning, alert,
    question, information, notification, password, authentication required, log in, login, sign in, sign up, logout, two-factor authentication,
    single sign-on, unlock, settings, preferences, options, about, search, start, desktop, screen, picture in picture, picture-in-picture,
    program manager, task switching, task view, cortana, offnen, datei offnen, speichern, speichern unter, datei auswahlen, drucken, exportieren,
    importieren, hinweis, warnung, fehler, bestatigen, passwort, anmelden, anmeldung, einloggen, einstellungen, suche, suchen, schreibtisch,
    legitimierung erforderlich, bild-im-bild, ouvrir, enregistrer, enregistrer sous, imprimer, exporter, erreur, avertissement, mot de passe, connexion,
    se connecter, identification, parametres, reglages, recherche, bureau, abrir, abrir archivo, guardar, guardar como, imprimir, exportar, advertencia,
    contrasena, iniciar sesion, configuracion, ajustes, preferencias, busqueda, buscar, escritorio, abrir arquivo, abrir ficheiro, salvar, salvar como,
    aviso, erro, senha, entrar, fazer login, configuracoes, definicoes, pesquisa, pesquisar, area de trabalho, 開く, 保存, 名前を付けて保存, 印刷, 設定, 検索, ログイン, 警告,
    エラー, デスクトップ, ファイルを開く, ファイルの選択, windows default lock screen, windows logon, windows-standardsperrbildschirm, lock screen, locked, sperrbildschirm,
    ecran de verrouillage, pantalla de bloqueo, tela de bloqueio, ロック画面, screen saver, screensaver, user account control, benutzerkontensteuerung`;

/** Words that make a whole title one of settings, passwords or the system wherever they begin or end it. Subjects of work do not belong here. */
export const systemTitles = `antidrift, keepassxc, bitwarden, 1password, lastpass, lock screen, password manager`;

/** Names of documents, tabs and files that say nothing: what programs call a thing before a person names it, and names every project has. A word with a subject does not belong here. */
export const genericNames = `
    inbox, message, messages, compose, html, mail, local, posteingang, verfassen, nachricht, boite, reception, redaction, courrier, entrant, bandeja,
    entrada, redactar, mensaje, caixa, mensagem, escrever, 受信トレイ, 作成, メッセージ, 形式, documents, downloads, desktop, pictures, users, user, workspaces,
    dokumente, bilder, schreibtisch, bureau, documentos, imagens, imagenes, escritorio, core, include, lib, pkg, cmd, internal, api, common, shared,
    components, pages, views, models, controllers, tmp, var, etc, opt, usr, untitled, unnamed, unsaved, new, document, doc, spreadsheet, sheet, workbook,
    book, presentation, project, file, page, design, drawing, image, scan, score, session, track, tracks, composition, sequence, script, query, notebook,
    note, notes, canvas, vault, board, main, master, index, app, init, mod, utils, util, helper, helpers, config, setup, readme, license, changelog, test,
    tests, spec, types, src, source, home, default, console, terminal, shell, bash, zsh, fish, tmux, screen, debug, running, current, copy, temp, draft,
    final, v1, v2, v3, version, compatibility, mode, read, only, autosaved, recovered, edited, saved, modified, background, layer, rgb, color, gamma,
    integer, bit, built, srgb, x64, pro, classic, premium, workspace, welcome, start, started, getting, dokument, unbenannt, unbenanntes, ohne, titel,
    tabelle, mappe, prasentation, praesentation, notiz, notizen, projekt, datei, entwurf, neu, neue, neues, seite, bild, zeichnung, partitur,
    dokumentenscanner, blatt, uebungsblatt, ubungsblatt, aufgabenblatt, aufgabe, aufgaben, loesung, losung, vorlesung, skript, kapitel, exercise,
    exercises, exercice, exercices, ejercicios, exercicios, solution, solutions, assignment, homework, lecture, slides, chapter, paper, pdf, handout,
    worksheet, attachment, anhang, report, minutes, summary, outline, protokoll, bericht, cours, fiche, sans, titre, classeur, feuille, nouveau, nouvelle,
    projet, partition, dessin, sin, sem, titulo, libro, hoja, presentacion, apresentacao, documento, planilha, pasta, planilla, nuevo, nova, novo,
    proyecto, projeto, dibujo, desenho, partitura, 無題, 新規の, 文書, スプレッドシート, プレゼンテーション, ドキュメント, シート`;
