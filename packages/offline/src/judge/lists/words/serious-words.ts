/**
 * Words that make a page on any place, of leisure too, one that may be work: lessons and explanations, science and business, help and documents. They only ever take an accusation
 * back. A word that also sells entertainment ("amazing facts", "story", "challenge") does not belong here.
 */
export const seriousWords = `
    your order, order has shipped, has shipped, shipped, bestellung, lieferung, versandt, expédiée, pedido enviado, law, legal, liability, statute, ruling, regulation, regulations, compliance, contract, contracts, policy, safety, audit, insurance, insured, vat, rate, rates, algorithm, pr, pull request, ci, rsa, deposit, banking,
    online-banking, bank, account, orders, bestellungen, meine bestellungen, ihre bestellungen, commandes, mes commandes, pedidos, mis pedidos, meus pedidos, 注文, intranet, department, abteilung, employees, employee, workers, staff, recording,
    catalogue, library, association, postmortem, incident, meeting, minutes, agenda, sprint, release, deployment, queue, cpu, server, backend, förderung, gesetz, verordnung, sicherheit, versicherung, recht, vertrag, droit, loi,
    contrat, assurance, sécurité, ley, contrato, seguro, seguridad, segurança, seguros,
    stock photo, stock photos, stock image, adobe stock, shutterstock, getty images, planning poker, example app, demo app, microservice, component, readme,
    changelog, template, vorlage, modèle, plantilla, modelo de, guideline, guidelines, directive, standard, specification, lecture notes, syllabus, policy paper,
    payment, payments, paid, transfer, fee, fees, zahlung, überweisung, kontostand, gebühr, gebühren, paiement, virement, solde, frais, pago, saldo,
    tarifas oficiales, pagamento, taxa, 支払い, 振込, most important, most common, most used, essential, essentials, wichtigste, wichtigsten, häufigsten,
    häufigste, les plus importants, les plus utilisés, más importantes, más comunes, más usados, mais importantes, mais comuns, mais usados, mistakes,
    errors, questions, rules, tools, methods, ways to improve, fehler vermeiden, regeln, fragen, vokabeln, verben, verbs, verbes, verbos, formeln,
    formulas, tutorial, tutorials, lesson, lessons, lecture, lectures, course, courses, crash course, masterclass, workshop, webinar, seminar, keynote,
    conference, talk, talks, tech talk, symposium, explained, explain, explains, explanation, explainer, introduction, introduction to, intro to,
    introducing, how to, how do, how does, how i built, how is, how are, how it works, how we, what is, what are, why is, why are, guide, guide to,
    beginner, beginners, for beginners, basics, fundamentals, deep dive, walkthrough of the code, step by step, step-by-step, learn, learning, study,
    study with me, practice, practise, exercise, exercises, exam, revision, drill, technique, techniques, tips, tips and tricks, best practices,
    case study, demo, demonstration, setup, install, installation, configure, troubleshooting, repair, fix, diy, documentary, documentation, docs,
    reference, manual, api, developer, developers, research, paper, science, scientific, analysis, analyse, analyzing, analysing, theory, proof, theorem,
    history of, university, professor, prof, dr, stanford, harvard, opencourseware, khan academy, coursera, udemy, edx, ted, tedx, ted-ed,
    linkedin learning, skillshare, academy, education, educational, curriculum, podcast, interview, panel, investor, investors, investor relations,
    earnings, revenue, shareholder, annual report, market share, case, strategy, business model, marketing, statistics, careers, press, newsroom,
    help center, help centre, help, support, faq, status, pricing for business, for business, for work, for education, for developers, terms of service,
    privacy policy, community guidelines, creator, studio, analytics, insights, ads manager, dashboard, account, billing, subscription, invoice, receipt,
    order confirmation, order status, return, returns, tracking, refund, warranty, official documentation, specification, datasheet, whitepaper, report,
    book, textbook, paperback, hardcover, ebook, isbn, anleitung, vorlesung, kurs, lernen, erklärt, erklärung, einfach erklärt, einführung, grundlagen,
    übung, übungen, vortrag, wie man, wie funktioniert, was ist, was sind, warum, ratgeber, tutorium, unterricht, nachhilfe, schulung, universität,
    dokumentation, doku, reportage, wissenschaft, geschichte der, anwenden, reparieren, reparatur, selber machen, hilfe, kundenservice, konto, rechnung,
    karriere, buch, lehrbuch, fachbuch, taschenbuch, gebundene, tutoriel, tuto, cours, leçon, leçons, conférence, apprendre, expliqué, expliquée,
    expliqués, explication, explications, introduction à, comment, qu'est-ce que, c'est quoi, pourquoi, exercice, exercices, formation, débutant,
    débutants, méthode, révision, révisions, documentaire, histoire de, recherche, université, professeur, réparer, aide, compte, facture, livre, manuel,
    curso, clase, clases, lección, lecciones, conferencia, aprender, explicado, explicación, explicación fácil, introducción, cómo hacer, cómo funciona,
    cómo se, qué es, qué son, por qué, guía, ejercicio, ejercicios, principiantes, paso a paso, documental, historia de, investigación, universidad,
    profesor, reparar, ayuda, cuenta, factura, libro, análisis, aula, aulas, lição, palestra, aprenda, explicação, introdução, como fazer, como funciona,
    o que é, por que, guia, exercício, exercícios, iniciantes, passo a passo, documentário, história da, história do, pesquisa, universidade, consertar,
    ajuda, conta, fatura, livro, análise, videoaula, lezione, corso, spiegato, spiegazione, guida, documentario, lezioni, cursus, uitleg, uitgelegd,
    handleiding, 講義, 授業, 講座, 入門, 解説, 解説動画, 使い方, やり方, 学ぶ, 学習, 勉強, 勉強法, 基礎, 初心者, チュートリアル, 講演, セミナー, 研究, 大学, 教授, 分析, ドキュメンタリー, 参考書, 教科書, 書籍, ヘルプ, サポート, 採用,
    領収書, 注文履歴, とは, 仕組み, 練習, 問題集, 教程, 教学, 强의, 강의`;

/** Places and words of documentation on software. A place where anything is discussed does not belong here. */
export const documentationWords = `
    documentation, api reference, api docs, reference manual, developer guide, developer documentation, language reference, standard library, man page,
    manpage, manual page, man7, devdocs, mdn, mdn web docs, stack overflow, server fault, superuser, super user, ask ubuntu, unix & linux stack exchange,
    stack exchange, docs.rs, rust by example, the rust programming language, the book rust, cppreference, cppreference.com, pkg.go.dev, go packages,
    read the docs, readthedocs, rdocumentation, rdrr.io, w3schools, microsoft learn, apple developer documentation, android developers,
    learn.microsoft.com, dokumentation, référence api, documentación, documentação, ドキュメント, リファレンス, changelog, release notes, github docs, gitlab docs,
    archwiki, arch wiki, linux kernel documentation, rfc, datasheet, errata, application note, qiita, zenn, teratail, crates.io, npm, pypi, geeksforgeeks,
    baeldung, real python, digitalocean community, caniuse, can i use, regex101, explainshell, compiler explorer, godbolt`;
