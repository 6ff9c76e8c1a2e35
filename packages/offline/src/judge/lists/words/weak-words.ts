/**
 * Nouns that nearly every kind of work has (report, page, meeting, video, project), in every language at once. One of them alone is no evidence, because the
 * same word stands in titles of quite other things ("Season 2, chapter 3"); two of them together, or one in the tool of the work, are.
 * A word that narrows the subject (invoice, photosynthesis) does not belong here.
 */
export const weakWords = `
    report, page, paper, document, file, folder, project, task, issue, problem, question, exercise, sheet, chapter, section, unit, lesson, course, class,
    book, article, story, text, paragraph, word, sentence, script, title, description, caption, comment, message, mail, email, letter, post, blog,
    channel, video, audio, image, picture, photo, screen, slide, table, chart, graph, figure, plot, diagram, map, data, result, number, point, item,
    entry, record, case, group, team, member, user, customer, client, people, person, meeting, session, event, conference, appointment, company, business,
    house, room, place, area, region, country, school, university, student, test, exam, score, level, game, play, player, music, song, theory, version,
    release, system, server, service, program, software, application, tool, code, function, error, bug, login, account, profile, settings, design, style,
    color, colour, model, type, form, template, example, sample, draft, summary, overview, introduction, intro, conclusion, update, order, price, cost,
    sale, offer, deal, market, growth, product, brand, campaign, content, feed, series, episode, season, show, film, movie, scene, guide, manual, help,
    support, information, info, contact, address, phone, present, gift, food, health, air, car, notes, review, library, language, verb, early, late, line,
    body, head, hand, end, main, minute, track, recording, open, gold, red, blue, green, black, white, bericht, seite, arbeit, dokument, datei, ordner,
    projekt, aufgabe, frage, übung, kapitel, abschnitt, kurs, buch, artikel, bild, bilder, foto, folie, tabelle, daten, ergebnis, zahl, punkt, gruppe,
    kunde, besprechung, termin, firma, haus, raum, zimmer, ort, land, schule, prüfung, spiel, musik, lied, fehler, konto, vorlage, beispiel, entwurf,
    preis, kosten, markt, produkt, inhalt, folge, staffel, hilfe, adresse, telefon, geschenk, essen, rezept, sprache, liste, quelle, quellen, rapport,
    dossier, fichier, projet, tâche, problème, exercice, feuille, chapitre, cours, livre, texte, lettre, tableau, données, résultat, groupe, réunion,
    rendez-vous, bureau, entreprise, ville, école, examen, jeu, musique, erreur, compte, modèle, exemple, prix, marché, produit, contenu, épisode, saison,
    aide, téléphone, cadeau, recette, langue, boîte, retard, informe, página, documento, archivo, carpeta, proyecto, tarea, problema, ejercicio, capítulo,
    sección, curso, libro, artículo, texto, imagen, tabla, datos, resultado, grupo, cliente, reunión, cita, oficina, empresa, ciudad, casa, escuela,
    juego, música, cuenta, ejemplo, precio, mercado, producto, contenido, episodio, temporada, ayuda, dirección, teléfono, regalo, receta, lengua,
    tarjeta, tarjetas, relatório, arquivo, projeto, tarefa, exercício, folha, seção, livro, artigo, imagem, tabela, dados, reunião, escritório, cidade,
    escola, exame, prova, jogo, erro, conta, exemplo, preço, produto, conteúdo, episódio, ajuda, endereço, telefone, presente, renda, língua, imposto, 資料,
    書類, 会議, 動画, 画像, 写真, 問題, 質問, 仕事, 会社, 学校, 試験, 結果, 表, 図, 章, 本, 店, 音楽, 情報, 公式, 計画, 管理, 日本, 日本語, 英語, プロジェクト, メール, ページ, データ, リスト, ファイル, レポート, ゲーム, サイト,
    メッセージ`;
