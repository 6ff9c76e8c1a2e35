/** Programs that are games, run games of other machines, or are made by an engine for games. Launchers and shops of games, and programs that make games, do not belong here. */
export const gamePrograms = `
    mines, gnome mines, minesweeper, kmines, sol, solitaire, aisleriot, gnome aisleriot, kpat, kpatience, patience, freecell,
    microsoft solitaire collection, solitaire collection, mahjongg, gnome mahjongg, kmahjongg, mahjong, sudoku, gnome sudoku, ksudoku, gnome 2048, 2048,
    quadrapassel, gnome tetravex, tetravex, iagno, reversi, gnome chess, chess, knights, pychess, swell foop, lights off, five or more, four in a row,
    hitori, gnome robots, gnome klotski, gnome nibbles, nibbles, tali, kbounce, ksnakeduel, kblocks, katomic, bovo, crosswords, gnome crosswords,
    candy crush saga, candy crush soda saga, bubble witch, minecraft, minecraft launcher game, luanti, minetest, veloren, dosbox, dosbox x,
    dosbox staging, retroarch, dolphin emu, dolphin emulator, yuzu, ryujinx, citra, cemu, pcsx2, pcsx2 qt, rpcs3, ppsspp, duckstation, mgba, melonds,
    desmume, snes9x, fceux, mame, scummvm, xemu, shadps4, vita3k, 0ad, 0 a.d., supertux, supertux2, supertuxkart, wesnoth, battle for wesnoth, openttd,
    freeciv, xonotic, openra, warzone2100, hedgewars, frozen bubble, teeworlds, ddnet, assaultcube, redeclipse, sauerbraten, endless sky, cataclysm,
    nethack, dwarf fortress, unciv, mindustry, shattered pixel dungeon, pingus, neverball, armagetron, osu!, osu, factorio, rimworld, stardew valley,
    terraria, dota2, dota 2, cs2, csgo, counter strike 2, hl2, half life 2, portal2, tf2, team fortress 2, leagueclient, league of legends,
    leagueclientux, valorant, valorant win64 shipping, fortnite, robloxplayerbeta, robloxplayer, overwatch, genshinimpact, genshin impact, starrail,
    zenlesszonezero, wow, world of warcraft, hearthstone, diablo iv, starcraft ii, eldenring, elden ring, gta5, gta v, gtav, rdr2, witcher3, bg3,
    baldur's gate 3, cyberpunk2077, civilizationvi, civ6, eu4, hoi4, stellaris, ck3, victoria3, cities skylines, cities2, the sims 4, ts4 x64,
    rocketleague, rocket league, r5apex, apex legends, tslgame, pubg, amongus, among us, fallguys, fall guys, balatro, hades, hades2, hollow knight,
    celeste, cuphead, undertale, deltarune, subnautica, valheim, palworld, satisfactory, oxygennotincluded, slay the spire, slaythespire,
    vampire survivors, vampiresurvivors, geometrydash, geometry dash, halo infinite, forza horizon, forzahorizon5, ets2, eurotrucks2, amtrucks,
    farming simulator, farmingsimulator2022, football manager, fm24, fm, ea sports fc, fc24, fc25, fifa23, nba2k24, nba2k25, path of exile, pathofexile,
    warframe, destiny2, ffxiv dx11, final fantasy xiv, runelite, runescape, old school runescape, eve online, guild wars 2, gw2 64, lostark, black desert,
    worldoftanks, world of tanks, worldofwarships, war thunder, aces`;

/** How games name themselves to the window system: Steam's number for a program, and what the Unreal engine ships. */
export const gameForms: readonly RegExp[] = [
  /^steam[_ ]app[_ ]\d+$/u,
  /-win64-shipping$/u,
  /^minecraft\b/u,
  /^(?:gamescope|xboxgameoverlay)$/u,
];
