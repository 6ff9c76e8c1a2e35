import type { LeisureKind } from "./leisure-kind.js";
import { GAMES, SCREEN } from "./subjects.js";

/** The kinds of leisure in which a person watches or plays. See `leisureKinds` for what belongs into a row. */
export const watchingAndPlaying = {
  series: {
    says: "an episode or a film",
    shows: `
    spielfilm in der mediathek, in der mediathek, spielfilm, spielfilme, fernsehfilm, krimi, krimiserie, thriller, tatort, liebesfilm, actionfilm,
    horrorfilm, zeichentrick, fernsehserie, daily soap, seifenoper, soap opera, sitcom, telenovela, romcom, romantic comedy, rom-com, blockbuster,
    action movie, horror movie, horror movies, feel-good movie, christmas movie, kids movie, cartoon, cartoons, téléfilm, feuilleton, film d'horreur,
    comédie romantique, dessin animé, telefilme, filme de terror, comédia romântica, desenho animado, novela, culebrón, película de terror,
    comedia romántica, dibujos animados, reality show, reality-show, talk show, talkshow, game show, quiz show, show de humor, 恋愛ドラマ, 連続ドラマ, バラエティ, 洋画,
    邦画, アニメ映画, full episode, full episodes, watch full episode, watch online free, stream online, full movie, watch series, watch free online,
    episodes online, ganze folge, ganze folgen, ganze folge kostenlos, online anschauen, im stream, kostenlos streamen, film complet, streaming vf,
    en streaming, vostfr, épisode en replay, en replay, en replay gratuit, episodio completo, capítulo completo, capítulos completos, ver online,
    película completa, ver serie, episódio completo, assistir online, assistir grátis, filme completo, dublado, legendado online, novela das nove,
    streaming ita, episodi completi, 全話, 最新話, 見逃し配信, 無料配信, 第1話, アニメ無料`,
    forms: [
      /\bs(?:eason)? ?\d{1,2}[,: -]{0,3}(?:e|ep|episode) ?\d{1,3}\b/u,
      /\bs\d{1,2}[:. ]{0,2}e\d{1,3}\b/u,
      /\b(?:season|series|staffel|saison|temporada|stagione|seizoen|sasong|serie) \d{1,2}\b.{0,20}\b(?:episode|folge|epis?odio|capitulo|aflevering|avsnitt|ep)\.? ?\d/u,
      /\b(?:episode|folge|episodio|capitulo)\.? \d{1,4}\b.{0,60}\b(?:season|staffel|saison|temporada|watch|online|stream|replay|ansehen|assistir|ver)\b/u,
      /\b(?:watch|assistir|ansehen|regarder)\b.{0,60}\b(?:episode|folge|episodio|capitulo|season|staffel|saison|temporada)\b/u,
      /\b(?:krimi|sitcom|telenovela|novela|soap|tatort|seifenoper)\b.{0,60}(?:mediathek|capitulo|folge|episod|online|stream)/u,
      /\bver (?:la )?(?:pelicula|serie)\b/u,
      /\b(?:film|pelicula|filme) (?:completo|complet|gratis|online|stream)/u,
      /第\s?\d{1,3}話/u,
    ],
    hints: [/\b(?:watch|stream)\b.{0,60}\b(?:online|free|hd)\b/u],
    supports: [
      /\b(?:mediathek|stream|streaming|watch|online|folge|episode|episodio|capitulo|season|staffel|saison|temporada|ansehen|regarder|assistir|full|hd|gratis|replay)\b|\((?:19|20)\d\d\)/u,
    ],
    subject: SCREEN,
  },
  "viewing tips": {
    says: "tips on what to watch",
    shows: `
    to binge, binge-watch, binge watch, binge-worthy, bingeworthy, what to watch, movies to watch, shows to watch, series to watch, best movies,
    best series, best films, best tv shows, best anime, worst movies, new on netflix, new series, new movies, coming to netflix, leaving netflix,
    box office, official trailer, teaser trailer, season finale, series finale, ending explained, post-credits, cast reveal, renewed for season,
    cancelled after, fan theory, fan theories, die besten serien, die besten filme, neue serien, serientipps, filmtipps, serien-tipps, neu auf netflix,
    offizieller trailer, kinostarts, tv-programm, tv programm, meilleures séries, meilleurs films, nouvelles séries, bande-annonce, programme tv,
    mejores series, mejores películas, nuevas series, estrenos de netflix, tráiler oficial, melhores séries, melhores filmes, novas séries,
    estreias da netflix, trailer oficial, resumo da novela, resumo das novelas, spoiler, spoilers, 予告編, おすすめ映画, おすすめアニメ, ネタバレ`,
    forms: [
      /\b(?:season|staffel|temporada|saison) \d{1,2}\b.{0,20}\b(?:trailer|recap|review|cast|release date|finale|premiere)/u,
      /\b\d{1,3} (?:[a-z]+ ){0,3}(?:movies|films|series|shows|anime|sitcoms|serien|filme|peliculas|filmes)\b.{0,60}\b(?:netflix|watch|binge|weekend|right now|all time|streaming|stream|ranked|wochenende|ver|assistir|voir)/u,
    ],
    hints: [/\b(?:trailer|teaser|bande-annonce)\b.{0,12}$/u],
    subject: SCREEN,
  },
  game: {
    says: "a game",
    shows: `
    puzzle, tycoon, clicker, arcade, bubble shooter, belote, skat, doppelkopf, rommé, canasta, backgammon, ludo, dominó, truco, buraco, solitär, patience,
    kreuzworträtsel, pasatiempos, mots mêlés, ボードゲーム, crosswords, match 3, match-3, geoguessr, slither.io, agar.io, krunker, krunker.io, shell shockers, skribbl.io, gartic phone, colonist.io, pokemon showdown, forge of empires,
    travian, ogame, neopets, world of tanks, war thunder, league of legends, valorant, dota 2, counter-strike 2, genshin impact, honkai star rail,
    nyt connections, nyt mini crossword, nyt games, strands puzzle, word search, hangman, tic tac toe, connect four, dino game, paper.io, hole.io,
    free games, io games, 4x strategy game, farming game, dress up games, cooking games, racing games, shooting games, car games, puzzle games,
    card games online, uno online, ludo online, bingo online, play for free, play free, play online, free online games, online games, browser game,
    browser games, play free in your browser, play now free, unblocked games, minesweeper, solitaire, solitaire online, klondike, freecell,
    spider solitaire, mahjong solitaire, mahjong titans, sudoku, killer sudoku, wordle, quordle, connections game, spelling bee, daily crossword,
    mini crossword, crossword puzzle, jigsaw puzzle, tetris, pac-man, pacman, 2048, snake game, candy crush, bubble shooter, bejeweled, cookie clicker,
    idle game, clicker game, tower defense, tower defence, battle royale, let's play, lets play, gameplay, no commentary, speedrun, any%,
    100% walkthrough, boss fight, patch notes, tier list, best build, loot, deathmatch, pvp, free to play, kostenlos online spielen, kostenlos spielen,
    online spielen, jetzt spielen, browsergame, kreuzworträtsel online, solitär, mahjong kostenlos, jouer gratuitement, jouer en ligne, jeu gratuit,
    jeux gratuits, jeux en ligne, mots croisés, mots fléchés, solitaire gratuit, démineur, jugar gratis, jugar online, juego gratis, juegos gratis,
    juegos online, solitario, buscaminas, crucigrama, sopa de letras, jogar online, jogar grátis, jogo grátis, jogos online, jogos grátis, paciência,
    campo minado, caça-palavras, palavras cruzadas, gioca gratis, giochi online, spelletjes, 無料ゲーム, 攻略, 攻略wiki, ガチャ, リセマラ, 実況プレイ, ゲーム実況, ソリティア, マインスイーパー,
    麻雀, ナンプレ, on steam, steam summer sale, steam winter sale, minecraft server, roblox, fortnite, genshin`,
    forms: [
      /\bplay (?:[a-z]+ ){1,3}(?:online|free)\b/u,
      /\b(?:im browser|no navegador|en el navegador|dans (?:le|votre) navigateur)\b.{0,20}\b(?:spielen|zocken|jogar|jogue|jugar|juega|jouer|jouez)\b/u,
      /\b(?:gratis|kostenlos)\b.{0,25}\b(?:spielen|zocken)\b/u,
      /\b(?:jouez|jouer|juega|jugar|jogue|jogar|spiele?) (?:[a-z]+ ){0,3}(?:gratuitement|gratis|kostenlos)\b/u,
      /\bfree (?:online |browser |mobile )?(?:[a-z]+ )?game\b/u,
    ],
    hints: [/\blevel \d{1,3}$/u, /\b(?:arcade|arena|io) game\b/u],
    supports: [
      /\b(?:free|gratis|kostenlos|gratuite?s?|gratuit[ao]s?|online|en ligne|play|spielen|jouer|jugar|jogar|gioca|level|niveau|nivel|easy|hard|expert|daily|taglich|leicht|schwer|facile?|difficile|dificil|today)\b/u,
    ],
    subject: GAMES,
  },
} as const satisfies Readonly<Record<string, LeisureKind>>;
