/** Programs and sites in which people talk with each other. A conversation is neither work nor leisure by itself. */
export const chatNames = `
    slack, discord, discord canary, discord ptb, vesktop, webcord, legcord, microsoft teams, teams, ms-teams, ms teams, msteams, whatsapp, whatsapp web,
    whatsapp desktop, whatsapp for windows, telegram, telegram web, telegram desktop, telegramdesktop, 64gram, signal, messages, nachrichten, messenger,
    facebook messenger, caprine, imessage, google chat, google messages, line, kakaotalk, wechat, weixin, qq, viber, element, cinny, fluffychat, nheko,
    matrix, mattermost, rocket.chat, zulip, wire, threema, session, simplex, skype, chatwork, lineworks, line works, irc, hexchat, irssi, weechat,
    konversation, beeper, franz, ferdium, rambox, gajim, dino, pidgin, twist, groupme, xing nachrichten, flock, wickr, guilded, revolt`;

/** Names that sign a title and say nothing of its subject: search engines, AI chats, encyclopedias, stores of files, portals. A place of leisure does not belong here. */
export const plainNames = `
    google, google search, google-suche, recherche google, buscar con google, pesquisa google, google 検索, bing, search, duckduckgo, startpage, ecosia,
    qwant, brave search, yahoo search, kagi, kagi search, perplexity, yandex, baidu, yahoo!検索, google bilder, google images, google maps, maps,
    openstreetmap, apple maps, karten, chatgpt, claude, gemini, google gemini, copilot, microsoft copilot, github copilot, mistral, le chat, deepseek,
    grok, poe, hugging face, huggingchat, notebooklm, character.ai, you.com, phind, ai studio, google ai studio, lm studio, jan, msty, wikipedia,
    wikipédia, wikipedia the free encyclopedia, the free encyclopedia, die freie enzyklopädie, l'encyclopédie libre, la enciclopedia libre,
    a enciclopédia livre, wikimedia commons, wikidata, wiktionary, wikibooks, britannica, investopedia, fandom, wiki, wikihow, 百科事典, ウィキペディア, コトバンク,
    weblio辞書, google drive, drive, my drive, meine ablage, mon drive, mi unidad, meu drive, dropbox, onedrive, icloud, icloud drive, box, nextcloud,
    owncloud, sharepoint, wetransfer, mega, proton drive, pcloud, paypal, wise, stripe, tracker, portal, blog, forum, news, intranet, extranet, login,
    gmail, microsoft, microsoft 365, office, microsoft office, office 365, google workspace, apple, adobe creative cloud, creative cloud, stack overflow,
    stack exchange, medium, substack, dev community, dev.to, github, gitlab, openlibrary, internet archive, wayback machine, archive.org, help centre,
    help center, documentation`;

/** What sites write beside their name on their own first page: not a word of it is about what a person does there. */
export const taglines = `
    home, homepage, home page, startseite, accueil, inicio, início, página inicial, ホーム, main page, welcome, dashboard, log in, login, log in or sign up,
    sign in, sign up, anmelden, registrieren, connexion, iniciar sesión, entrar, ログイン, notifications, friends, friends list, store, library, downloads,
    community, chat, messages, inbox, direct messages, dive into anything, the heart of the internet, the front page of the internet, make your day,
    watch tv shows online, watch movies online, watch tv shows online watch movies online, watch tv shows & movies online, who's watching,
    choose your profile, profiles, wer schaut gerade, qui est-ce, quién está viendo ahora, quem está assistindo, the world's most accurate translator,
    discover the world's top designers, the world's top designers, breaking news, latest news, breaking news and latest news, latest news and headlines,
    news sport and opinion, actualités, aktuelle nachrichten, nachrichten, noticias, notícias, últimas noticias, online shopping, shop online,
    official site, official website, official store, offizielle website, site officiel, sitio oficial, site oficial, 公式サイト, 公式通販サイト, photos and videos,
    free online, low prices, electronics cars fashion collectibles & more, create an account, where the world builds software, you broke the internet,
    best funny memes and breaking news, broadcast yourself, stream tv and movies, watch live tv, die erste adresse für nachrichten,
    the professional network, 日本最大級`;
