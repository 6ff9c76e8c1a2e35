import type { LeisureKind } from "./leisure-kind.js";
import { SCREEN, SHOPS, GAMES, SOCIAL, SPORTS, TRIPS, HOMES, FOODS } from "./subjects.js";
import { watchingAndPlaying } from "./watching-and-playing.js";

/**
 * The kinds of leisure that a title can show. What only a lesson, a job or a document may also show does not belong into a row: a wrong accusation costs more than ten
 * missed drifts.
 */
export const leisureKinds = {
  ...watchingAndPlaying,
  shop: {
    says: "shopping",
    shows: `
    linen, raincoats, raincoat, skirts, skirt, blouses, cardigan, cardigans, sweater, sweaters, pyjamas, socks, underwear, heels, loafers, slippers, scarf,
    scarves, gloves, beanie, swimsuit, mugs, cutlery, cookware, bedding, towels, record players, turntable, turntables, earphones, gaming chair,
    artificial christmas tree, christmas decorations, halloween costume, halloween costumes, 2 for 1, new season, kleider, blusen, röcke, pullover,
    mäntel, socken, hausschuhe, strickjacke, jupe, jupes, chemise, chemises, pull, pulls, baskets, falda, faldas, camisa, camisas, jersey, saia, saias,
    blusa, blusas, camisetas, bermuda, tênis de corrida, cart, basket, trolley, shoes, trainers, boots, jacket, jackets, coat, coats, parka, shirts, t-shirts, trousers, leggings, backpack, backpacks, headphones,
    earbuds, speakers, bluetooth speaker, soundbar, smartwatch, sunglasses, curtains, cushions, duvet, mattress topper, toaster, kettle, coffee machine,
    espresso machine, barbecue, grill, tent, tents, e-bike, e-bikes, scooter, garden furniture, furniture, toys, jewellery set, bracelet, rings, candles,
    schuhe, winterjacke, jacken, hosen, kleid, rucksack, kopfhörer, gartenmöbel, möbel, staubsauger, bettwäsche, vorhänge, spielzeug, lampen, veste,
    manteau, manteaux, blouson, sac à dos, casque audio, montre connectée, meubles, bougies, jouets, zapatos, chaqueta, abrigo, mochila, auriculares,
    muebles, juguetes, sapatos, jaqueta, casaco, fone de ouvido, tênis, móveis, brinquedos, deals of the week, deal of the week, weekly deals,
    deal of the day, our top picks, bestseller, bestsellers, shop the range, shop the collection, shop the look, shop now, shop all, new arrivals, half price, price drop, limited edition drop, best sellers,
    gift ideas under, free gift, next day delivery, add to wishlist, zum halben preis, halber preis, reduziert, jetzt reduziert, neuheiten entdecken,
    moitié prix, à prix cassé, prix réduit, ventes privées, vente privée, nouvelle collection, livraison offerte, a mitad de precio, gran oferta,
    superoferta, oferta flash, nueva colección, pela metade do preço, oferta relâmpago, cupom de desconto, nova coleção, air fryer, freidora de aire,
    fritadeira elétrica, heißluftfritteuse, capinha de celular, phone case, handyhülle, coque iphone, robot vacuum, saugroboter, aspirateur, aspirador,
    smart tv, kopfhörer test, headphones deal, perfumes, mattress, matratze, matelas, colchón, colchão, sofa, sofas, rug, rugs, teppich, canapé, vestido,
    vestido de fiesta, bottes, bottines, stiefel, stiefeletten, botas, botines, sandals, sandalen, sandales, sandalias, swimwear, bikini, lingerie,
    unterwäsche, jewellery, jewelry, schmuck, bijoux, joyas, joias, handbag, bag sale, sunglasses, sonnenbrille, lunettes de soleil, gafas de sol,
    óculos de sol, watches for men, armbanduhr, paddle board, paddle boards, shopping cart, shopping bag, shopping basket, your cart, your basket,
    your bag, my bag, my cart, my basket, add to cart, view cart, checkout, wishlist, wish list, free delivery, free shipping, free returns, buy now,
    add to basket, on sale, in sale, flash sale, summer sale, winter sale, black friday, cyber monday, clearance, best price, price comparison,
    discount code, coupon, coupons, voucher code, deals of the day, today's deals, daily deals, top deals, gift sets, gift set, men's shoes,
    women's shoes, running shoes, ankle boots, sneakers, sneaker, trainers sale, handbags, dresses, summer dress, dress sale, jeans, hoodie, hoodies,
    earrings, necklace, lipstick, perfume, skincare routine, sunscreen, warenkorb, merkzettel, wunschliste, zur kasse, im angebot, im sale, sonderangebot,
    sonderangebote, angebote der woche, günstig kaufen, online kaufen, günstig online kaufen, bestpreis, preisvergleich, gutschein, gutscheincode,
    versandkostenfrei, schnäppchen, laufschuhe, damenschuhe, herrenschuhe, sneaker damen, kleider, handtaschen, mode für damen, damenmode, herrenmode,
    sonnencreme, parfum, mon panier, votre panier, panier, passer commande, liste d'envies, livraison gratuite, soldes, bons plans, code promo, pas cher,
    au meilleur prix, baskets femme, baskets homme, chaussures, robes, robe d'été, sac à main, crème solaire, carrito, carrito de compra,
    carrito de la compra, mi carrito, mi cesta, cesta de la compra, lista de deseos, envío gratis, rebajas, ofertas del día, ofertas, al mejor precio,
    comprar online, comprar zapatillas, zapatillas, vestidos, bolsos, protector solar, carrinho, carrinho de compras, meu carrinho, sacola,
    lista de desejos, frete grátis, promoção, ofertas do dia, melhor preço, tênis feminino, tênis masculino, bolsas femininas, protetor solar, carrello,
    saldi, offerte, winkelwagen, winkelmand, aanbieding, カート, ショッピングカート, 買い物かご, お気に入り商品, セール, 送料無料, 最安値, 通販, タイムセール, クーポン, 福袋, 日焼け止め, larp, cosplay,
    action figure, action figures, funko pop`,
    forms: [
      /(?:^|\s)-?\d{1,2} ?% (?:off|de descuento|de desconto|de remise|rabatt|reduziert|korting)/u,
      /\bup to \d{1,2} ?% off\b/u,
      /\bbuy \d get \d\b/u,
      /\b(?:bis|jusqu'a|hasta|ate|fino a)(?: zu)? -? ?\d{1,2} ?% (?:reduziert|rabatt|gunstiger|sparen|de remise|de reduction|de descuento|de desconto|off|di sconto)/u,
      /\b(?:jetzt|hier|gunstig) (?:[a-z]+ )?(?:kaufen|bestellen)\b/u,
      /\b(?:os|los|les|die|i|the) \d{1,3} (?:melhores|mejores|meilleure?s|besten|migliori|best)\b.{0,40}\b(?:para o verao|2\d{3}|verano|ete|sommer|geschenke|regalos|cadeaux)/u,
    ],
    hints: [
      /(?:^|\s)[-–] ?\d{1,2} ?%/u,
      /(?:^|[^a-z]|[a-z] )(?:sale|sale!|soldes|rebajas|saldi|schlussverkauf|liquidation)(?:$|[:!|–-]| \|| [-–])/u,
      /(?:[$£€]|r\$|us\$) ?\d+[.,]\d\d\b/u,
      /\b\d+[.,]\d\d ?(?:€|eur|kr|zł|chf)(?![a-z])/u,
      /\b(?:now|only|from|ab|nur|ya|desde|solo|a partir de|por apenas|des|seulement) [$£€]? ?\d+[.,]\d\d\b/u,
      /[¥￥] ?\d|\d円/u,
      /(?:^|[^a-z])(?:web|online)?[ -]?(?:shop|outlet|boutique|tienda online|loja)$/u,
      /^(?:oferta|angebot|deal|promo)s?: /u,
      /\bunder [$£€]? ?\d{2,4}\b.{0,20}(?:deals?|best|gifts?)/u,
      /\bdeals under\b/u,
    ],
    supports: [
      /\b(?:damen|herren|women|womens|women's|men|mens|men's|kids|kids'|femme|homme|enfant|mujer|hombre|feminino|masculino|size|grosse|taille|talla|tamanho|buy|kaufen|acheter|achat|comprar|cheap|gunstig|billig|pas cher|barat[ao]s?|sale|deals?|rebajas|soldes|promo|under [$£€] ?\d|test \d{4}|vergleich|comparatif|\d{2,3} ?x ?\d{2,3}|\d+[- ]?(?:pack|er[- ]set|er[- ]pack)|set of \d+)\b/u,
    ],
    subject: SHOPS,
  },
  classified: {
    says: "small ads",
    shows: `
    for sale by owner, houses for sale, house for sale, flats for sale, homes for sale, property for sale, apartments for rent, houses to rent, used cars,
    used car, second hand, secondhand, campers for sale, vans for sale, for sale under, gebrauchtwagen, gebraucht kaufen, haus kaufen, wohnung mieten,
    wohnung kaufen, voiture d'occasion, voitures d'occasion, d'occasion, maison à vendre, appartement à louer, coches de segunda mano, segunda mano,
    piso en alquiler, casas en venta, carros usados, casas à venda, apartamento para alugar, 中古車, 賃貸物件`,
    forms: [/\bfor sale\b.{0,40}(?:\d|bedroom|miles|km)/u, /\bgebraucht\b.{0,30}\b(?:km|umkreis|vb|euro)\b/u],
    subject: `${HOMES}, ${SHOPS}`,
  },
  sport: {
    says: "sports news",
    shows: `
    transfer deadline day, deadline day, goes to penalties, penalty shootout, penalty shoot-out, semi-final, semi-finals, quarter-final, stoppage time, own goal, hat-trick, sacked,
    new signing, loan deal, trainerwechsel, kabine, abstiegskampf, halbfinale, elfmeterschießen, ligue 2, 2. liga, 3. liga, barrage, tirs au but,
    segunda división, penaltis, semifinal, série b, pênaltis, liveticker, live-ticker, live ticker, live commentary, formel 1, formula 1, f1, grand prix, motogp, moto gp, qualifying, tour de france,
    giro d'italia, vuelta, wimbledon, roland garros, us open tennis, ncaa, march madness, nba, nfl, nhl, mlb, ufc, wwe, world cup, weltmeisterschaft,
    em-qualifikation, fußball, fußball heute, fútbol, futebol, calcio, foot en direct, champions league auslosung, ballon d'or, transfer window,
    transferfenster, man of the match, player ratings, starting xi, lineups, match report, match preview, relegation, relegation battle, top scorer,
    torjäger, goleador, artilheiro, buteur, football results, match highlights, highlights and goals, all goals, extended highlights, live score,
    live scores, livescore, league table, results and table, fixtures and results, transfer news, transfer rumours, transfer rumors, premier league,
    champions league, europa league, la liga, serie a, ligue 1, nba playoffs, nba finals, super bowl, world series, grand slam, grand prix results,
    fantasy football, odds and predictions, power rankings, bundesliga, dfb-pokal, 2. bundesliga, spielbericht, live-ticker bundesliga, aufstellung,
    transfergerüchte, spieltag, résumé et buts, résumé du match, mercato, ligue des champions, coupe de france, goles y resumen, resumen y goles,
    liga de campeones, mercado de fichajes, fichajes, gols da rodada, melhores momentos, gols e melhores momentos, brasileirão, libertadores,
    mercado da bola, tabela do brasileirão, calciomercato, formula 1 results, ufc fight night, プロ野球速報, 試合結果, ハイライト, jリーグ, 高校野球, 甲子園, 大谷`,

    forms: [
      /\b(?:clasificacion|classement|tabela|placar|gols|goles|buts|tore)\b.{0,30}\b(?:(?:jornada|rodada|journee|matchday|gameweek) \d{1,2}|\d{1,2}\. spieltag)\b/u,
    ],
    hints: [
      /\b[a-z][a-z .]{2,20} \d{1,2} ?[-–:] ?\d{1,2} [a-z]{3,}/u,
      /\b(?:goals|buts|gols|goles|tore)\b.{0,20}\b(?:season|saison|rodada|jornada|temporada|spieltag)/u,
    ],
    supports: [
      /\b(?:live|ao vivo|en vivo|en direct|liveticker|placar|score|scores|results?|ergebnisse?|resultats?|resultados?|rodada|jornada|spieltag|journee|matchday|tabelle|table|classement|clasificacion|fixtures|highlights|recap|preview|vs?|gegen|contre|contra|final|finale|semi-?finals?|halbfinale|quarter-?finals?)\b/u,
    ],
    subject: SPORTS,
  },
  gossip: {
    says: "celebrity news",
    shows: `
    best dressed, worst dressed, best and worst dressed, call it quits, calls it quits, calling it quits, split after, engaged after, so wohnt, schlagerstar, schlager, reality, paredão, saiu do reality,
    eliminado do bbb, cheating scandal, power couple, it-girl, promi-paar, liebescomeback, liebesglück, baby-glück, tv-star,
    popstar, pop star, breaks silence, breaks her silence, breaks his silence, claps back, stuns in, spotted with, beauty routine, soap stars, a-list, red carpet,
    oscars looks, les plus belles robes, can you name these, where are they now, net worth, feud, scandal rocks, skandal um, liebes-aus, baby-news,
    trennung von, traumhochzeit, rupture, las mejor vestidas, alfombra roja, romance de, tapete vermelho, celebrity, celebrities, celebrity news, celeb,
    who wore it best, red carpet looks, royal family news, royal baby, love life, dating rumours, dating rumors, breakup, baby bump, horoscope,
    daily horoscope, zodiac sign, zodiac signs, star sign, tarot reading, love island, bachelor in paradise, big brother house, reality star, kardashian,
    eurovision, promi, promis, promi-news, klatsch, horoskop, tageshoroskop, sternzeichen, dschungelcamp, gntm, let's dance, der bachelor, royals,
    people news, horoscope du jour, signe astro, télé-réalité, famosos, prensa rosa, corazón, horóscopo, horóscopo de hoy, gran hermano, supervivientes,
    famosas, fofoca, horóscopo do dia, signo, bbb 25, bbb 26, bbb, a fazenda, gossip, oroscopo, grande fratello, horoscoop, 芸能ニュース, 熱愛, 占い, 星座占い, 今日の運勢`,
    supports: [
      /\b(?:news|looks?|wedding|hochzeit|mariage|boda|casamento|baby|love|liebe|couple|paar|divorce|pregnant|schwanger|pictures|photos|fotos|privat|privado|intimo|votacao|weekly|daily|week|tomorrow|semaine|semana|woche|style|dress|today|heute|exclusive|exklusiv)\b/u,
    ],
    subject: `
    celebrity, celebrities, magazine, gossip, royal, horoscope, astrology, journalism, journalist, newsroom, tabloid, media, influencer, fashion,
    horoskop, zeitschrift, redaktion, journaliste, presse, revista, periodismo, jornalismo, 芸能, 雑誌, 占い, ${SCREEN}`,
  },
  feed: {
    says: "a feed",
    shows: `
    home feed, your feed, hilarious, hilariously, funniest, cry laughing, laugh out loud, cringe, twitter reacts, the internet reacts, goes viral, went viral, lustigste,
    memes, meme, jokes, dad jokes, bored, boredom, film quiz, movie quiz, personality quiz, trivia quiz, buzzfeed quiz, which character are you,
    would you rather, witze, flachwitze, langeweile, persönlichkeitstest, blagues, test de personnalité, chistes, aburrimiento, piadas, for you page, fyp,
    explore reels, r/all, popular posts, trending now, trending on twitter, funny memes, best memes, dank memes, memes of the week, meme compilation,
    shitpost, am i the asshole, aita, unpopular opinion, askreddit, wholesome memes, cute animals, funny cats, cute cats, funny dogs, lustige bilder,
    lustige videos, témoignages drôles, memes graciosos, memes engraçados, 面白画像, まとめサイト, まとめ速報, なんjまとめ`,
    forms: [
      /\br\/(?:all|popular|memes|dankmemes|funny|aww|pics|videos|gifs|gaming|movies|television|askreddit|amitheasshole|tifu|mildlyinteresting|mildlyinfuriating|interestingasfuck|todayilearned|showerthoughts|nosleep|battlestations|food|cats|dogs|sports|soccer|nba|nfl|formula1|anime|music|jokes|relationship_advice|publicfreakout|nextfuckinglevel|oddlysatisfying|blursedimages|ich_iel|france|brasil|casualconversation|wallstreetbets|cursedcomments|facepalm|wholesomememes|eyebleach|damnthatsinteresting|unexpected|holup|me_irl|twoxchromosomes|politics|worldnews|news|conspiracy|roastme|crappydesign|natureisfuckinglit|earthporn|pcmasterrace|games|ps5|xboxseriesx|nintendoswitch|steam|leagueoflegends|minecraft|pokemon|starwars|marvelstudios|gameofthrones)\b/u,
      /^#?(?:memes?|shitpost(?:ing)?|off-?topic|cute-animals|pets|cats|dogs|gaming|games|funny|pet-pics|katzen|haustiere|animaux|mascotas)(?: \(channel\))?$/u,
      /\br\/[a-z_]*(?:memes?|humou?r|funny|jokes|circlejerk|shitpost|porn|gonewild)[a-z_]*\b/u,
      /^(?:top )?\d{1,3} (?:[a-z'-]+ ){0,4}(?:tweets|memes|gifs|celebrities|celebs|puns|comebacks|selfies|roommates|couples|haircuts|pranks|text messages)\b/u,
      /\bwhich (?:[a-z\d']+ ){1,5}are you\b/u,
      /\b(?:home|your|news) feed\b.{0,20}\bnew posts?\b/u,
      /^(?:popular|all) ?: ?r\/[a-z]+/u,
    ],
    subject: SOCIAL,
  },
  lifestyle: {
    says: "looks and living",
    shows: `
    outfit, outfits, outfit ideas, capsule wardrobe, nail art, nails, hairstyle, hairstyles, haircut ideas, hair color ideas, makeup looks, makeup,
    skincare, skin care, anti-aging, tattoo ideas, tattoos, living room ideas, bedroom ideas, kitchen ideas, balcony ideas, patio ideas, party ideas, costume ideas, craft ideas, hair ideas, decor ideas, home decor, room decor, interior inspiration,
    small space ideas, bathroom ideas, garden ideas, wedding dresses, wallpapers, phone wallpaper, inspirational quotes, love quotes, weight loss,
    lose weight, six pack, belly fat, frisuren, nageldesign, schminktipps, wohnideen, einrichtungsideen, wohnzimmer ideen, abnehmen, tattoo ideen,
    coiffure, coiffures, maquillage, ongles, idées déco, décoration salon, perdre du poids, peinados, maquillaje, ideas de decoración, bajar de peso,
    penteados, maquiagem, unhas decoradas, ideias de decoração, decoração de sala, emagrecer, ヘアスタイル, コーデ, ネイル, メイク, インテリア, ダイエット, 壁紙`,
    supports: [
      /\b(?:ideas|ideen|idees|ideias|looks?|inspo|inspiration|trends?|best|tips|tipps|summer|winter|autumn|fall|sommer|herbst|ete|hiver|verano|invierno|verao|inverno|wedding|boho|aesthetic)\b/u,
    ],
    subject: `
    fashion, poster, logo, brand, branding, illustration, layout, packaging, inspiration, style guide, styling, stylist, outfit, wardrobe, beauty, cosmetics, makeup, hair, salon, tattoo, interior, interior design, decor, decorate,
    decoration, renovate, renovation, room, living room, bedroom, wedding, garden, mood board, moodboard, textile, sewing, pinterest, blog, magazine,
    influencer, fitness, weight, diet, health, nutrition, mode, schönheit, kosmetik, frisur, einrichten, einrichtung, wohnung, hochzeit, ernährung,
    beauté, coiffure, décoration, mariage, santé, moda, belleza, peluquería, decoración, boda, salud, beleza, decoração, casamento, saúde, ファッション, 美容, 健康,
    ${SHOPS}`,
  },
  tickets: {
    says: "an evening out",
    shows: `
    concert tickets, festival tickets, tour dates, ticketmaster, eventim, stubhub, restaurant reservation, table reservation, cinema tickets, showtimes,
    movie times, konzertkarten, konzerttickets, kinoprogramm, tisch reservieren, billets de concert, places de concert, séances cinéma,
    entradas concierto, entradas para el concierto, cartelera, ingressos, ingressos para show, チケット予約, ライブチケット`,
    subject: `
    concert, ticket, tickets, event, venue, band, tour, festival, party, theatre, theater, restaurant, dinner, lunch, reservation, book a table,
    team event, date, konzert, karten, veranstaltung, feier, essen, spectacle, sortie, billets, concierto, entradas, cena, evento, show, ingresso, jantar,
    ライブ, チケット, 飲み会, 予約, ${TRIPS}`,
  },
  "job search": {
    says: "a job search",
    shows: `
    jobs in, jobs near, job openings, job offers, job vacancies, jobs hiring, remote jobs, now hiring, stellenangebote in, jobs in der nähe,
    offres d'emploi, ofertas de empleo, ofertas de trabajo, vagas de emprego, 転職, 求人情報`,
    subject: `
    job, jobs, career, apply, application, applications, cv, résumé, resume, cover letter, recruit, recruiting, recruitment, hire, hiring, candidate,
    vacancy, salary, interview, internship, employer, onboarding, linkedin, hr, labour market, unemployment, bewerbung, bewerbungen, lebenslauf, stelle,
    stellenanzeige, karriere, personal, praktikum, gehalt, arbeitsmarkt, emploi, candidature, recrutement, stage, empleo, trabajo, candidatura, prácticas,
    emprego, vaga, currículo, estágio, 就職, 転職, 採用, 面接, 履歴書, バイト`,
  },
  comic: {
    says: "a comic or a story to read for fun",
    shows: `
    read manga online, manga online, read manga, read comics online, webtoon, webcomic, fanfic, fan fiction, fanfiction, light novel, manhwa, manhua,
    manga lesen, scan vf, lecture en ligne scan, leer manga, manga en español, ler mangá, ler manga, mangá online, 漫画無料, 無料漫画, マンガ無料, 漫画を読む, なろう小説`,
    forms: [/\bchapter \d{1,4}\b.{0,60}\b(?:manga|manhwa|webtoon|scan|read online)/u],
    subject: `
    comic, comics, manga, webtoon, graphic novel, illustration, storyboard, draw, fan fiction, publish, translate, novel, zeichnen, bande dessinée, cómic,
    historieta, quadrinhos, 漫画, マンガ, 小説, イラスト`,
  },
  travel: {
    says: "holiday plans",
    shows: `
    luxury holidays, beach holidays, holidays 2026, holidays 2027, safari holidays, ski holidays, package holidays, holiday villas, holiday cottages,
    honeymoon destinations, luxury resorts, caravan parks, urlaub buchen, traumstrände, skiurlaub, campingplätze, wellnesshotel, vacances au ski,
    vacances au soleil, week-end en amoureux, campings, vacaciones en, playas de, paquetes vacacionales, férias em, praias de, pousadas, resorts, 海外旅行,
    国内旅行, ツアー, cheap flights, flights to, hotels in, hotels near, hotel deals, holiday deals, all-inclusive, all inclusive, all-inclusive holidays,
    last minute deals, last-minute deals, holiday packages, vacation packages, city breaks, city break, best beaches, beach resorts, things to do in,
    places to visit, cruise deals, cruises from, villa with pool, flüge nach, billige flüge, günstige flüge, hotels am strand, pauschalreise,
    pauschalreisen, last minute urlaub, urlaub am meer, ferienwohnung, ferienhaus, städtereise, kreuzfahrt, kreuzfahrten, sehenswürdigkeiten,
    vols pas chers, vols pour, hôtels à, séjour tout compris, tout compris, vacances pas chères, location de vacances, que faire à, croisière,
    vuelos baratos, vuelos a, hoteles en, hoteles cerca de, todo incluido, ofertas de viajes, escapadas, qué ver en, cruceros, passagens aéreas,
    passagens baratas, voos para, hotéis em, pacotes de viagem, tudo incluído, o que fazer em, cruzeiros, voli economici, offerte viaggi,
    goedkope vluchten, 格安航空券, 温泉旅館, 観光スポット, 旅行予約, ツアー予約`,
    supports: [
      /\b(?:from|ab|des|desde|a partir de|da) (?:[$£€]|r\$) ?\d|\b(?:from|ab|des|desde|da) \d+(?:[.,]\d\d)? ?(?:€|\$|£|eur|euros?|reais)|\b\d{1,2}\.? ?[-–] ?\d{1,2}\.? (?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|fevr|avril|juin|juil|aout|abril|mayo|maio|agosto)/u,
    ],
    subject: TRIPS,
  },
  food: {
    says: "food",
    shows: `
    pizza delivery, food delivery, order food online, takeaway menu, easy dinner recipes, dinner recipe, cake recipe, cookie recipe, pasta recipe,
    air fryer recipe, restaurants near, best restaurants in, essen bestellen, pizza bestellen, lieferdienst, kuchenrezept, rezept für, schnelle rezepte,
    recette de, recette facile, gâteau au, livraison de repas, receta de, recetas fáciles, pedir comida, receita de, receita de bolo, receitas fáceis,
    bolo de, ricetta, recept voor, 簡単レシピ, 人気レシピ, デリバリー, 食べログ`,
    subject: FOODS,
  },
  "live stream": {
    says: "a live stream",
    shows: `just chatting, speedrun marathon, drops enabled, live reaction, subathon, 雑談配信, 耐久配信`,
    subject: `${GAMES}, stream, streaming, live, broadcast, obs, twitch, channel, moderate, übertragung, diffusion, transmisión, transmissão, 配信`,
  },
  dating: {
    says: "dating or adult pages",
    shows: `singles near you, singles in deiner nähe, free porn, porn videos, sex videos, live sex cams, hookup, gratis porno, porno, 出会い系, アダルト動画`,
    subject: `dating, relationship, porn, sex, sexuality, addiction, prevention, moderation, trust and safety, content policy, psychology, partner`,
  },
  betting: {
    says: "betting",
    shows: `
    roulette, live roulette, blackjack, jackpot, jackpots, mega jackpot, baccarat, scratch cards, bingo jackpot, casino bonus, no deposit bonus,
    roulette online, ruleta, roleta, sports betting, online casino, live casino, slot machines, online slots, free spins, betting odds, poker online,
    sportwetten, online-casino, spielautomaten, lottozahlen, paris sportifs, casino en ligne, apuestas deportivas, tragaperras, apostas esportivas,
    jogo do bicho, cassino online, scommesse, 競馬予想, パチンコ, パチスロ`,
    supports: [
      /\b(?:live|bonus|win|gewinnen|gewinn|play|spielen|jouer|jugar|jogar|free|today|tonight|heute|tips)\b/u,
    ],
    subject: `
    bet, betting, casino, gambling, lottery, poker, odds, probability, wette, glücksspiel, lotto, pari, apuesta, aposta, loteria, 競馬, regulation,
    addiction`,
  },
} as const satisfies Readonly<Record<string, LeisureKind>>;
