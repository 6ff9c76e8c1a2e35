/**
 * Words that say nothing about what the work is about, in every language at once: deeds that any work is made of (write, check, finish, schreiben,
 * revisar), amounts, numbers and times, and parts of addresses. Sharing one of them is never evidence.
 * A noun that names a thing of the work (an invoice, a logo) does not belong here; one that names a thing of nearly every
 * work (report, page, video) belongs to the weak words.
 */
export const silentWords = `
    write, draft, make, create, prepare, finish, complete, start, begin, continue, do, get, go, set, put, take, give, keep, let, add, remove, delete,
    change, edit, update, fix, improve, check, review, read, learn, study, practise, practice, work, try, use, need, want, look, find, search, see, show,
    view, open, close, save, send, sent, reply, answer, ask, call, book, plan, pick, choose, decide, sort, clean, clear, clarify, move, copy, run, build,
    turn, bring, tell, say, name, note, list, count, collect, gather, organise, organize, tidy, through, together, least, most, more, less, next, last,
    first, second, third, final, new, old, good, better, best, big, small, short, long, full, ready, quick, quickly, easy, free, great, right, left, top,
    one, two, three, four, five, six, seven, eight, nine, ten, twelve, hundred, today, tomorrow, yesterday, week, month, year, day, hour, minute, morning,
    afternoon, evening, night, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august,
    september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, oct, nov, dec, pm, am, time, date, part, parts, thing, things, way,
    people, home, start page, untitled, unnamed, www, http, https, com, org, net, html, pdf, docx, xlsx, pptx, txt, md, png, jpg, jpeg, svg, mp3, mp4,
    csv, zip, tab, window, app, online, web, site, website, official, welcome, each, every, both, other, another, own, same, such, very, just, still,
    again, also, only, even, ever, never, always, back, down, away, now, please, without, hand, handed, written, confirmed, received, done, named, agreed,
    published, exported, uploaded, approved, signed, schreiben, verfassen, erstellen, machen, tun, anfangen, beginnen, beenden, fertig, lesen, lernen,
    üben, prüfen, überprüfen, korrigieren, überarbeiten, ändern, suchen, finden, schicken, senden, verschickt, gesendet, anrufen, antworten, beantworten,
    vorbereiten, planen, buchen, sortieren, sammeln, sehen, zeigen, öffnen, schließen, speichern, neu, alt, gut, groß, klein, kurz, lang, ganz, erste,
    zweite, dritte, letzte, nächste, heute, morgen, gestern, woche, monat, jahr, tag, stunde, minuten, montag, dienstag, mittwoch, donnerstag, freitag,
    samstag, sonntag, januar, februar, märz, mai, juni, juli, oktober, dezember, uhr, zeit, stück, eins, zwei, drei, vier, fünf, sechs, sieben, acht,
    neun, zehn, erledigt, geschrieben, notiert, belegt, wörter, wort, écrire, rédiger, faire, créer, préparer, finir, terminer, commencer, lire,
    apprendre, réviser, vérifier, corriger, chercher, trouver, envoyer, envoyé, envoyée, envoyées, répondre, appeler, planifier, trier, voir, montrer,
    ouvrir, fermer, nouveau, nouvelle, premier, première, dernier, dernière, aujourd'hui, demain, hier, semaine, mois, an, année, jour, heure, lundi,
    mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, février, mars, avril, juin, juillet, août, septembre, octobre, novembre, décembre, deux,
    trois, quatre, cinq, sept, huit, neuf, dix, choisi, choisis, prêt, prête, fini, finie, mot, mots, gratuit, en ligne, escribir, redactar, hacer, crear,
    preparar, terminar, acabar, empezar, comenzar, leer, aprender, estudiar, repasar, revisar, corregir, buscar, encontrar, enviar, enviado, enviada,
    responder, llamar, planificar, ordenar, ver, mostrar, abrir, cerrar, nuevo, nueva, primero, primera, último, última, hoy, mañana, ayer, semana, mes,
    año, día, hora, lunes, martes, miércoles, jueves, viernes, sábado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre,
    octubre, noviembre, diciembre, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, listo, lista, listos, hecho, correctas, palabras, gratis,
    línea, escrever, redigir, fazer, criar, começar, ler, estudar, rever, procurar, ligar, planejar, fechar, novo, primeiro, primeira, hoje, amanhã,
    ontem, mês, ano, dia, segunda, terça, quarta, quinta, sexta, janeiro, fevereiro, março, maio, junho, julho, setembro, outubro, novembro, dezembro,
    dois, duas, quatro, sete, oito, nove, dez, pronto, pronta, prontos, feito, feita, salvo, palavras, grátis, scrivere, fare, creare, finire, iniziare,
    leggere, imparare, studiare, controllare, cercare, trovare, inviare, rispondere, chiamare, nuovo, nuova, oggi, domani, settimana, mese, anno, giorno,
    ora, schrijven, maken, lezen, leren, zoeken, sturen, nieuw, vandaag, maand, jaar, dag, uur, 作成, 準備, 確認, 今日, 明日, 今週, 来週, 先週, 今月, 来月, 完了, 送信, 提出, 記載,
    予定, 開始, 終了, 方法, 一覧, 新規, 月, 日, 年, 時, 分, 週, 回, 個, 点, 枚, 人, 部`;
