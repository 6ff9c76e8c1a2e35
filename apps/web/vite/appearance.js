// Runs before the first paint, so that a chosen theme or language never flashes into place.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem("antidrift.settings") || "{}");
    if (chosen.theme === "light" || chosen.theme === "dark")
      document.documentElement.dataset.theme = chosen.theme;
    if (typeof chosen.language === "string" && chosen.language)
      document.documentElement.lang = chosen.language;
  } catch {
    // Storage is blocked or holds something else: the system's choice is used.
  }
})();
