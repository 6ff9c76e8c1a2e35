/** What people do at a place. */
export type PlaceKind =
  | "streaming"
  | "live"
  | "video"
  | "social"
  | "pins"
  | "fun"
  | "shop"
  | "classifieds"
  | "games"
  | "comics"
  | "sport"
  | "gossip"
  | "travel"
  | "delivery"
  | "dating"
  | "betting"
  | "news"
  | "forum";

/**
 * Names of sites and programs, as they sign a title. A place belongs to the kind that most people open it for; a place that is as often opened for work
 * (a search engine, an encyclopedia, a map, a chat) does not belong here. `fun` is social places that hold nothing else, `pins` those that hold pictures of looks and homes. On `video`, `social`, `news` and `forum` the name alone never tells
 * leisure from work.
 */
export const places: Readonly<Record<PlaceKind, string>> = {
  streaming: `
    ard, zdf, br fernsehen, ndr, wdr, swr, mdr, rtl, sat.1, prosieben, kabel eins, servus tv, puls 4, france 2, france 3, bbc one, bbc two, bbc three,
    itv, itv1, channel 5, amc, amc+, syfy, hgtv, food network, discovery channel, nbc, cbs, the cw, antena 3, telecinco, cuatro, la sexta, rede globo,
    sbt, band, フジテレビ, 日本テレビ, テレビ朝日, tbsテレビ, テレビ東京, fod premium, netflix, prime video, amazon prime video, disney+, disney plus, hulu, hbo max, max, hbo,
    paramount+, paramount plus, peacock, peacock tv, apple tv, apple tv+, tv, tv+, starz, showtime, crunchyroll, funimation, hidive, discovery+,
    bbc iplayer, iplayer, itvx, itv hub, channel 4, all 4, my5, now tv, sky go, britbox, acorn tv, mubi, criterion channel, tubi, pluto tv, roku channel,
    plex, plex media player, jellyfin, emby, kodi, stremio, popcorn time, viki, rakuten viki, rakuten tv, viu, iqiyi, wetv, youku, hotstar,
    disney+ hotstar, jiocinema, zee5, sonyliv, kayo sports, dazn, ard mediathek, zdf mediathek, zdfmediathek, ardmediathek, mediathek, arte mediathek,
    arte.tv, 3sat mediathek, joyn, rtl+, rtl plus, tvnow, magentatv, waipu.tv, zattoo, sky ticket, kika, orf on, orf tvthek, orf-tvthek, play srf,
    srf play, tf1+, tf1, mytf1, france.tv, france tv, 6play, m6+, m6, canal+, mycanal, molotov, molotov.tv, ocs, salto, arte, wakanim, rtbf auvio, auvio,
    rtve play, atresplayer, atresplayer premium, mitele, movistar plus+, movistar+, filmin, flixolé, vix, blim, claro video, globoplay, canais globo,
    globo play, star+, telecine, rtp play, tvi player, raiplay, mediaset infinity, sky on demand, npo start, videoland, vtm go, vrt max, svt play,
    tv4 play, viaplay, dr tv, nrk tv, tv 2 play, yle areena, ruutu, player.pl, tvp vod, polsat box go, u-next, abema, tver, nhkプラス, nhk plus, dアニメストア,
    d anime store, fod, hulu japan, paravi, bandai channel, バンダイチャンネル, gyao!, ニコニコアニメ, レミノ, lemino, wowowオンデマンド, 9anime, aniwatch, gogoanime, kissanime,
    animelab, soap2day, putlocker, 123movies, fmovies, bflix, filmzie, kinox, serienstream, s.to, aniworld`,
  live: `twitch, kick, trovo, caffeine, dlive, openrec, openrec.tv, mildom, twitcasting, showroom, 17live, bigo live, afreecatv, chzzk`,
  video: `
    youtube, tiktok, kwai, likee, triller, youtube tv, vimeo, dailymotion, rumble, odysee, bitchute, peertube, bilibili, 哔哩哔哩, 哔哩哔哩_bilibili, niconico, ニコニコ動画, ニコニコ,
    niconico video, freetube, invidious, piped, nebula, curiositystream, youtube shorts, smarttube, metacafe, coub`,
  social: `
    facebook, instagram, x, twitter, threads, bluesky, mastodon, snapchat, pinterest, tumblr, linkedin, xing, reddit, vk, weibo, 微博, 小红书, 知乎, bereal,
    lemon8, vsco, deviantart, quora, nextdoor, clubhouse, lemmy, kbin, misskey, mixi, 5ちゃんねる, 5ch, 爆サイ, nairaland, jodel, knuddels, truth social, parler,
    gab, gettr, yik yak, flickr, something awful, newgrounds, buzzfeed, digg, fark, taringa!, forocoches, jeuxvideo.com forum, doctissimo forum, ptt,
    dcard, pixiv, вконтакте, одноклассники, instagram photos and videos, facebook watch, x.com, twitter.com`,
  pins: `pinterest, we heart it, weheartit`,
  fun: `9gag, imgur, ifunny, funnyjunk, bored panda, ladbible, unilad, cheezburger, know your meme, the chive, joyreactor, pikabu, пикабу, coub, 4chan, 8kun`,
  shop: `
    amazon, amazon.com, amazon.de, amazon.co.uk, amazon.fr, amazon.es, amazon.it, amazon.com.br, amazon.co.jp, amazon.ca, amazon.com.au, amazon.nl,
    amazon.in, ebay, ebay.de, ebay.com, ebay uk, ebay.co.uk, etsy, etsy uk, aliexpress, alibaba, temu, shein, walmart, walmart.com, best buy, costco,
    home depot, the home depot, lowe's, ikea, wayfair, overstock, zalando, zalando lounge, asos, h&m, zara, uniqlo, bershka, primark, boohoo, about you,
    otto, otto.de, mediamarkt, media markt, saturn, alternate, mindfactory, notebooksbilliger, cyberport, conrad, thomann, reverb, sweetwater, gear4music,
    decathlon, sportscheck, intersport, nike, nike.com, adidas, puma, foot locker, footlocker, douglas, sephora, rossmann, müller, tchibo, lidl, aldi,
    rewe, edeka, kaufland, hornbach, bauhaus, toom, galaxus, digitec, digitec galaxus, idealo, idealo.de, geizhals, billiger.de, check24, mydealz,
    hotukdeals, slickdeals, dealabs, chollometro, promobit, pelando, buscapé, zoom.com.br, westwing, home24, xxxlutz, höffner, bonprix, klingel,
    peek & cloppenburg, breuninger, tk maxx, argos, john lewis, john lewis & partners, currys, marks and spencer, m&s, boots, superdrug, tesco,
    sainsbury's, asda, fnac, darty, cdiscount, boulanger, la redoute, veepee, vente-privee, showroomprivé, rakuten, rakuten france, leroy merlin,
    castorama, conforama, carrefour, auchan, e.leclerc, leclerc, maisons du monde, el corte inglés, pccomponentes, carrefour españa, mercado libre,
    mercado livre, mercadolibre, mercadolivre, magazine luiza, magalu, americanas, casas bahia, submarino, kabum, kabum!, shopee, shopee brasil,
    lojas renner, netshoes, dafiti, falabella, liverpool, coppel, worten, bol.com, bol, coolblue, wehkamp, allegro, allegro.pl, ozon, wildberries, 楽天市場,
    楽天, rakuten ichiba, yahoo!ショッピング, メルカリ, mercari, zozotown, ヨドバシ.com, ビックカメラ, ビックカメラ.com, ユニクロ, しまむら, 価格.com, taobao, 淘宝, 京东, jd.com, tmall, flipkart,
    myntra, lazada, newegg, b&h photo, b&h, humble bundle, thalia, hugendubel, depop, vinted, grailed, poshmark, farfetch, net-a-porter, ssense, yoox,
    stockx, redbubble, society6, wolt market, chewy, zooplus, fressnapf, petco, qvc, hsn, sports direct, jd sports, wiggle, patagonia, the north face,
    lululemon, gymshark, old navy, macy's, nordstrom, sephora.com, ulta, ulta beauty, bath & body works, lego, lego shop`,
  classifieds: `
    craigslist, gumtree, kleinanzeigen, ebay kleinanzeigen, markt.de, quoka, willhaben, tutti.ch, anibis, leboncoin, vivastreet, paruvendu, wallapop,
    milanuncios, coches.net, segundamano, olx, olx.pl, olx brasil, subito, subito.it, marktplaats, 2dehands, blocket, finn.no, dba, tori.fi, tori,
    facebook marketplace, marketplace, offerup, autoscout24, mobile.de, autotrader, auto trader, cars.com, carvana, carmax, webmotors, la centrale,
    heycar, standvirtual, immobilienscout24, immoscout24, immowelt, immonet, wg-gesucht, rightmove, zoopla, onthemarket, zillow, redfin, realtor.com,
    trulia, apartments.com, seloger, logic-immo, bien'ici, idealista, fotocasa, pisos.com, zap imóveis, vivareal, quintoandar, imovirtual, immobiliare.it,
    funda, pararius, hemnet, suumo, スーモ, ジモティー, homes.co.jp, 出品`,
  games: `
    steam, steam store, steam community, steam news, epic games, epic games store, epic games launcher, gog, gog.com, gog galaxy, battle.net, ea app,
    ubisoft connect, rockstar games launcher, xbox, xbox app, playstation, playstation store, nintendo, nintendo eshop, itch.io, roblox, crazygames, poki,
    kongregate, miniclip, armor games, addicting games, coolmath games, cool math games, newgrounds, y8, y8.com, friv, agame, kizi, jeux.fr,
    jeux-gratuits.com, minijuegos, minijuegos.com, juegos.com, click jogos, clickjogos, jogos 360, jogos360, spielaffe, jetztspielen, spielen.de,
    1001spiele, 1001 games, poki.com, msn games, pogo, aarp games, arkadium, chess.com, lichess, lichess.org, sporcle, jetpunk, board game arena, ign,
    gamespot, kotaku, polygon, pc gamer, gamestar, gamepro, 4players, jeuxvideo.com, millenium, 3djuegos, vandal, meristation, eurogamer, gematsu,
    famitsu, ファミ通.com, 4gamer, 4gamer.net, gamewith, game8, nexus mods, curseforge, modrinth, speedrun.com, op.gg, u.gg, tracker.gg, hltv, hltv.org,
    lutris, heroic games launcher, prismlauncher, prism launcher, minecraft launcher, geforce now, xbox cloud gaming, boosteroid, dmm games,
    dmm game player, dmmゲームズ`,
  comics: `
    webtoon, webtoons, line webtoon, tapas, mangadex, mangaplus, manga plus, mangakakalot, manganato, mangafire, mangareader, mangasee, bato.to, lezhin,
    toomics, wattpad, archive of our own, ao3, fanfiction.net, fanfiction, royal road, scribble hub, webnovel, novelupdates, myanimelist, anilist,
    anime-planet, xkcd, gocomics, ピッコマ, piccoma, 少年ジャンプ＋, 少年ジャンプ+, ジャンプ+, マンガワン, コミックシーモア, めちゃコミック, まんが王国, line漫画, lineマンガ, 小説家になろう, カクヨム,
    spirit fanfiction, fanfiktion.de, lectormanga, tumangaonline, union mangás`,
  sport: `
    espn, espn fc, bleacher report, sky sports, sky sport, bbc sport, eurosport, kicker, kicker online, sport1, sportschau, sportschau.de, transfermarkt,
    spox, 11freunde, l'équipe, l’équipe, lequipe, rmc sport, so foot, foot mercato, footmercato, onze mondial, marca, as.com, mundo deportivo, sport.es,
    diario sport, estadio deportivo, superdeporte, tyc sports, globo esporte, ge, ge.globo, uol esporte, a bola, o jogo, maisfutebol, zerozero,
    gazzetta dello sport, la gazzetta dello sport, corriere dello sport, tuttosport, goal.com, onefootball, flashscore, flashscore.com, livescore,
    sofascore, fotmob, whoscored, 365scores, nba, nba.com, nfl, nfl.com, mlb, mlb.com, nhl, nhl.com, ufc, wwe, formula 1, formula1.com, f1, motogp,
    motorsport.com, the athletic, cbs sports, fox sports, yahoo sports, strava, スポーツナビ, スポナビ, sportskeeda, cricbuzz, espncricinfo, premier league, uefa,
    uefa.com, fifa, laliga, bundesliga, スポーツ報知, 日刊スポーツ, fantasy premier league`,
  gossip: `
    tmz, people.com, e! news, e! online, us weekly, page six, the sun, daily mail, mail online, daily mail online, hello!, ok! magazine, just jared,
    perez hilton, buzzfeed, cosmopolitan, vogue, elle, glamour, allure, refinery29, popsugar, gala, gala.de, bunte, bunte.de, promiflash, promiflash.de,
    vip.de, intouch, bild, voici, purepeople, gala.fr, paris match, hola, hola.com, ¡hola!, lecturas, diez minutos, corazón, vanitatis, gshow, hugo gloss,
    ofuxico, leo dias, nova gente, flash!, stardaily, モデルプレス, 文春オンライン, 女性自身, フライデー, デイリースポーツ芸能, クランクイン, astro.com, horoscope.com, astrology.com,
    cafe astrology, letterboxd, imdb, rotten tomatoes, metacritic, filmstarts, moviepilot, serienjunkies, allociné, allocine, sensacine, filmaffinity,
    adorocinema, omelete, filmweb, filmarks, tv guide, tv spielfilm, tvmovie, télé-loisirs, télérama, screen rant, screenrant, collider, cinemablend,
    just watch, justwatch, werstreamt.es`,
  travel: `
    booking.com, expedia, hotels.com, airbnb, vrbo, skyscanner, kayak, momondo, trivago, tripadvisor, agoda, lastminute.com, lastminute, opodo, edreams,
    fluege.de, swoodoo, holidaycheck, check24 reisen, ab-in-den-urlaub, ab-in-den-urlaub.de, tui, tui.com, tui.de, weg.de, urlaubspiraten, holidaypirates,
    easyjet, ryanair, wizz air, eurowings, vueling, decolar, cvc, hurb, despegar, rumbo, destinia, logitravel, promovacances, voyage privé, sunweb,
    center parcs, club med, interhome, fewo-direkt, hostelworld, omio, trainline, flixbus, blablacar, じゃらん, じゃらんnet, 楽天トラベル, 一休.com, jtb, るるぶ,
    jet2holidays, loveholidays, on the beach, msc cruises, royal caribbean`,
  delivery: `
    lieferando, lieferando.de, uber eats, ubereats, doordash, grubhub, deliveroo, just eat, wolt, foodora, glovo, ifood, rappi, domino's, domino's pizza,
    pizza hut, mcdonald's, burger king, kfc, instacart, gorillas, flink, getir, hellofresh, takeaway.com, thuisbezorgd, thuisbezorgd.nl, pedidosya,
    telepizza, 出前館, menulog, skip the dishes, chefkoch, chefkoch.de, allrecipes, bbc good food, marmiton, tudogostoso, tudo gostoso, recetas gratis,
    cookpad, クックパッド, クラシル, delish, epicurious, food network, giallozafferano, panelinha, 750g, cuisine az, directo al paladar, eatsmarter, lecker.de`,
  dating: `
    tinder, bumble, okcupid, match.com, parship, elitepartner, lovoo, badoo, grindr, happn, plenty of fish, pof, meetic, adopte, adopteunmec, eharmony,
    feeld, coffee meets bagel, tapple, タップル, ペアーズ, omegle, chatroulette, chaturbate, pornhub, xvideos, xhamster, xnxx, youporn, redtube, stripchat,
    onlyfans, fansly, fanza`,
  betting: `
    bet365, tipico, bwin, betfair, betway, william hill, ladbrokes, paddy power, draftkings, fanduel, betano, sportingbet, betclic, winamax, unibet, pmu,
    codere, sportium, pokerstars, partypoker, ggpoker, 888casino, 888poker, betsson, interwetten, tipwin, oddset, lotto24, lottoland, euromillones,
    loterias, netkeiba, 楽天競馬, オッズパーク`,
  news: `
    bbc news, bbc, cnn, the guardian, guardian, the new york times, new york times, washington post, the washington post, the times, the telegraph,
    the independent, fox news, nbc news, abc news, cbs news, msnbc, npr, ap news, reuters, bloomberg, cnbc, wsj, the wall street journal, financial times,
    the economist, usa today, huffpost, politico, axios, vox, the verge, wired, ars technica, techcrunch, engadget, gizmodo, hacker news, lobsters,
    slashdot, google news, apple news, msn, yahoo, yahoo! japan, yahoo!ニュース, aol, flipboard, feedly, spiegel, der spiegel, spiegel online, zeit online,
    die zeit, faz.net, faz, süddeutsche.de, süddeutsche zeitung, sz.de, welt, die welt, tagesschau, tagesschau.de, zdfheute, n-tv, ntv, focus online,
    stern, t-online, heise online, heise, golem.de, taz, nzz, der standard, derstandard.at, orf.at, 20 minuten, blick, le monde, le monde.fr, lemonde.fr,
    le figaro, libération, liberation, bfmtv, bfm tv, franceinfo, 20 minutes, ouest-france, le parisien, mediapart, el país, el pais, elpais.com,
    el mundo, elmundo.es, la vanguardia, 20minutos, el confidencial, eldiario.es, infobae, clarín, la nación, el universal, g1, uol, uol notícias,
    folha de s.paulo, folha, o globo, estadão, r7, público, publico, observador, corriere della sera, la repubblica, repubblica, ansa, nu.nl,
    de volkskrant, aftonbladet, expressen, nhk, nhkニュース, 朝日新聞, 朝日新聞デジタル, 読売新聞, 毎日新聞, 日本経済新聞, 日経電子版, smartnews, スマートニュース, livedoor ニュース, al jazeera,
    euronews, daily herald, sky news`,
  forum: `
    stack overflow, stack exchange, discourse, gutefrage, gutefrage.net, yahoo!知恵袋, zhihu, hacker news, product hunt, indie hackers, ifixit, avsforum,
    head-fi, resetera, neogaf, mumsnet, urbia`,
};

/** The sides of places of leisure on which people work: a title that is signed with one of these is not at leisure. */
export const workSides = `
    youtube studio, youtube music, tiktok studio, tiktok creator center, tiktok ads manager, meta business suite, facebook business, meta ads manager,
    facebook ads manager, ads manager, creator studio, instagram professional dashboard, linkedin campaign manager, linkedin recruiter, linkedin learning,
    linkedin jobs, linkedin sales navigator, sales navigator, x pro, tweetdeck, x ads, pinterest business hub, pinterest ads, reddit ads,
    reddit mod tools, mod tools, mod queue, twitch creator dashboard, creator dashboard, steamworks, steamworks documentation, steamdb,
    epic developer portal, unity asset store, itch.io dashboard, amazon seller central, seller central, amazon web services, aws,
    kindle direct publishing, kdp, ebay seller hub, seller hub, etsy shop manager, shop manager, shopify, shopify admin, airbnb host,
    booking.com extranet, extranet, netflix partner help center, netflix research, netflix techblog, netflix technology blog, spotify for artists,
    spotify for podcasters, vimeo review, chess.com for schools, roblox studio, roblox creator hub, creator hub, vinted pro, amazon business,
    apple business, amazon kdp, github, stack overflow`;
