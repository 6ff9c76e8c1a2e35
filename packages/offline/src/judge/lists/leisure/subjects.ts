/*
 * For each group of kinds of leisure: the words of a commitment of which it may be the very subject, or the means. With one of them in the commitment nothing of the kind is
 * accused. A word belongs here when a person with it in a commitment might rightly have such a page in front.
 */

export const SCREEN = `
    film, films, movie, movies, cinema, series, tv, television, tv show, talk show, the show, a show, our show, radio show, game show, show notes, episode, season, streaming, actor, actress, director, documentary,
    screenplay, scene, trailer, media studies, to watch, watch the, watch a, watching, watchlist, anime, drama, sitcom, critic, film review, kino, serie, filme, folge, staffel, fernsehen, regie,
    regisseur, drehbuch, schauspieler, cinéma, série, épisode, saison, réalisateur, cine, película, temporada, capítulo de la serie, novela, roteiro do filme, roteirista, 映画,
    ドラマ, アニメ, 番組, subtitles, untertitel, sous-titres, subtítulos, legendas, 字幕`;
export const SHOPS = `
    choose, choosing, select the, curtains, lamps, size chart, webshop, web shop, online shop, online shops, e-shop, onlineshop, buy, buying, purchase, order the, order a, order new, order from, order for, order more, orders, ordering, reorder, purchase order, shop, shopping, store, price, prices, pricing, product, products, supplier, suppliers, vendor, procurement,
    gift, gifts, present for, birthday, christmas, equipment, furniture, furnish, wardrobe, outfit, costume, clothes, shoes, groceries, grocery,
    ingredients, renovate, renovation, repair, install, build a, assemble, craft, sew, knit, diy, garden, decorate, decoration, kitchen, bathroom, bike,
    bicycle, car, camping, pack for, packing, e-commerce, ecommerce, marketplace, listing, listings, retail, retailer, merchandise, inventory, sale,
    sales, discount, promotion, voucher, competitor, competitors, market research, fashion, cosmetics, advert, consumer, compare, comparison, sell,
    selling, resell, insurance, broadband, contract for, replace the, replacement, spare part, setup for, workstation, pc build, hardware, budget for,
    donate, amazon, ebay, etsy, kaufen, einkaufen, einkauf, bestellen, bestellung, besorgen, preis, preise, produkt, produkte, lieferant, lieferanten,
    angebote einholen, geschenk, geschenke, geburtstag, weihnachten, möbel, einrichten, renovieren, reparieren, ersatzteil, garten, küche, bad, fahrrad,
    auto, ausrüstung, kleidung, verkaufen, inserat, wettbewerb, marktforschung, vergleichen, acheter, achat, achats, commander, commande, courses,
    boutique, prix, produit, produits, fournisseur, cadeau, cadeaux, anniversaire, noël, meuble, meubles, rénover, réparer, jardin, cuisine, vélo,
    voiture, vendre, annonce, comparer, comprar, compra, compras, pedir, tienda, precio, producto, productos, proveedor, regalo, cumpleaños, navidad,
    muebles, reparar, jardín, cocina, bicicleta, coche, vender, anuncio, comparar, loja, preço, produto, fornecedor, presente para, aniversário, natal,
    móveis, consertar, cozinha, carro, 買う, 買い物, 購入, 注文, 商品, 価格, 通販, プレゼント, 誕生日, 修理, 家具, 仕入れ, 販売, comprare, acquisto, kopen`;
export const GAMES = `
    game, games, gaming, gamer, gamedev, levels, level design, level editor, level 1, player controller, player movement, players, multiplayer, npc, platformer, unity, unreal, godot, steam, esports, playtest, quest, puzzle,
    puzzles, chess, sudoku, crossword, minecraft, roblox, twitch, stream, streamer, speedrun, modding, arcade, game console, board game, spiel, spiele, rätsel,
    schach, jeu, jeux, échecs, juego, juegos, videojuego, ajedrez, jogo, jogos, xadrez, gioco, spel, ゲーム, 将棋, 囲碁, パズル, casino, gambling, gamification`;
export const SOCIAL = `
    social media, instagram, facebook, tiktok, twitter, linkedin, reddit, pinterest, youtube, threads, bluesky, mastodon, discord, post, posts, feed,
    followers, influencer, influencers, community, moderate, moderation, comments, campaign, hashtag, hashtags, reel, reels, meme, memes, content plan,
    content calendar, audience, outreach, recruit, recruiting, candidate, candidates, profile, network, networking, job search, apply, bewerbung,
    kampagne, beiträge, community management, réseaux sociaux, publication, publications, candidature, redes sociales, publicaciones, redes sociais,
    publicações, 投稿, sns, インスタ, 採用`;
export const SPORTS = `
    sport, sports, football, soccer, match day, match report, the match, matches, football team, sports team, team kit, club, league, fantasy, player, athlete, coach, training plan, tournament, olympic, world cup, stadium,
    referee, marathon, race day, race plan, road race, races, running, 5k, 10k, long run, trail run, workout, basketball, baseball, tennis, cricket, rugby, hockey, golf, formula 1, cycling, fußball, verein, liga, turnier,
    spielbericht, mannschaft, training, foot, équipe, championnat, tournoi, entraînement, fútbol, equipo, torneo, partido, futebol, time de, campeonato,
    torneio, サッカー, 野球, 試合, 大会, スポーツ, betting, odds, statistics of`;
export const TRIPS = `
    travel, trip, holiday, holidays, vacation, flight, flights, hotel, hotels, accommodation, train, itinerary, conference, offsite, retreat, wedding,
    honeymoon, visit, tour, excursion, airport, visa, passport, tourism, tourist, hostel, airbnb, booking, book a, book train, venue, route, cruise,
    expenses, school trip, festival, relocation, reise, reisen, urlaub, flug, flüge, unterkunft, dienstreise, klassenfahrt, ausflug, tagung, konferenz,
    messe, zug, hochzeit, tourismus, reisekosten, reisepass, voyage, vacances, vol, hôtel, hébergement, séjour, congrès, mariage, tourisme, déplacement,
    viaje, vacaciones, vuelo, alojamiento, congreso, boda, turismo, viagem, férias, voo, hospedagem, congresso, casamento, 旅行, 出張, ホテル, 航空券, 宿, 観光,
    viaggio, vacanza, volo, albergo, reis, vakantie, vlucht`;
export const HOMES = `
    flat, apartment, house, home, rent, lease, landlord, tenant, move, moving, property, real estate, mortgage, viewing, car, van, vehicle, bike, used,
    sell, listing, furniture, room, wohnung, haus, miete, mieter, umzug, umziehen, immobilie, auto, fahrzeug, verkaufen, inserat, zimmer, appartement,
    maison, louer, loyer, déménagement, immobilier, voiture, vendre, annonce, piso, casa, alquiler, mudanza, coche, vender, apartamento, aluguel, mudança,
    carro, moto, 引っ越し, 賃貸, 部屋探し, 不動産, 中古車, affitto, huis, huur`;
export const FOODS = `
    cook, cooking, recipe, recipes, bake, baking, meal, meals, meal plan, dinner, lunch, breakfast, food, menu, restaurant, catering, ingredients, cake,
    bread, bakery, nutrition, diet, party, guests, kitchen, kochen, rezept, rezepte, backen, essen, abendessen, mittagessen, menü, speiseplan, kuchen,
    bäckerei, ernährung, feier, gäste, cuisiner, recette, recettes, repas, dîner, gâteau, boulangerie, traiteur, cocinar, receta, recetas, comida, cena,
    pastel, panadería, dieta, cozinhar, receita de, receitas, refeição, jantar, bolo, padaria, 料理, レシピ, 献立, 夕食, 弁当, ケーキ, パン, 食事, cucinare, ricetta, koken,
    recept`;
