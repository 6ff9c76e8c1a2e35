/**
 * Names of desktop browsers, as programs call themselves and as they sign the title of each window. Only programs whose window shows one page of the web
 * belong here; a program that shows one certain site does not.
 */
export const browserNames = `
    google chrome, chrome, google chrome beta, google chrome dev, google chrome canary, google chrome for testing, chromium, chromium browser,
    ungoogled chromium, mozilla firefox, firefox, firefox esr, firefox web browser, firefox developer edition, firefox nightly, nightly, navigator,
    microsoft edge, msedge, edge, microsoft edge beta, microsoft edge dev, microsoft edge canary, internet explorer, iexplore, safari,
    safari technology preview, brave, brave browser, brave web browser, opera, opera gx, opera browser, opera stable, vivaldi, vivaldi stable, arc, zen,
    zen browser, zen alpha, zen beta, librewolf, waterfox, floorp, palemoon, pale moon, seamonkey, basilisk, icecat, gnu icecat, tor browser, torbrowser,
    mullvad browser, duckduckgo, epiphany, gnome web, web, konqueror, falkon, qutebrowser, midori, min, nyxt, luakit, surf, vimb, dooble, orion, sidekick,
    sigmaos, dia, comet, helium, thorium, iridium, slimjet, maxthon, yandex, yandex browser, browser, uc browser, whale, naver whale, cent browser,
    avast secure browser, avg secure browser, ccleaner browser, links, lynx, w3m, ladybird, cromite, samsung internet`;

/**
 * What browsers write between the page and their own name: the profile's name, a count of further tabs, what the tab uses. Only what is
 * no part of the page belongs here.
 */
export const browserAdditions: readonly RegExp[] = [
  /^(?:personal|work|profile? \d+|person \d+|default|guest|personlich|privat|arbeit|geschaftlich|profil \d+|gast|personnel|travail|professionnel|personal|trabajo|perfil \d+|pessoal|trabalho|個人|職場|仕事|ゲスト|プロファイル \d+)$/u,
  /(?:and|und|et|y|e|och|en) \d+ (?:more|other|further|weitere|autres?|mas|mais|altre|andere|fler) (?:pages?|tabs?|seiten?|onglets?|paginas?|pestanas?|guias?|abas?|schede|sidor|tabbladen).*$/u,
  /(?:およびその他|他) ?\d+ ?(?:ページ|個?のタブ)/u,
  /^(?:audio|video|camera|microphone|camera and microphone|camera or microphone|screen)? ?(?:playing|recording|muted|wird wiedergegeben|en lecture|reproduciendo|reproduzindo)(?: audio)?$/u,
  /^(?:high memory usage|memory usage|part of group|pinned|unread|network error|crashed|discarded|not responding|keine ruckmeldung|ne repond pas|no responde|nao esta respondendo|応答なし).*$/u,
  /^\d+\+? (?:new|unread|neue|ungelesene|nouveaux?|nuevos?|novas?|novos?) ?(?:items?|messages?|notifications?|mails?|e-mails?|nachrichten|elemente|elementos|mensajes|mensagens)?$/u,
  /^(?:compatibility mode|protected view|read-only|last modified.*|saved( to .*)?|autosaved|edited|locked|repaired|gespeichert|bearbeitet|schreibgeschutzt|kompatibilitatsmodus|enregistre|modifie|mode de compatibilite|guardado|editado|modo de compatibilidad|salvo|modo de compatibilidade|保存済み|互換モード|編集済み)$/u,
];
