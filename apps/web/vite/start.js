// Runs the page's script after the first frame: what it takes to build the page never delays that there is something to see.
(() => {
  const { script } = document.currentScript.dataset;
  const start = () => {
    clearTimeout(frameless);
    import(script).catch((error) => {
      document.getElementById("failed").hidden = false;
      throw error;
    });
  };
  // In a hidden tab no frame comes; in another it is not waited for too long.
  const frameless = setTimeout(start, document.hidden ? 0 : 100);
  requestAnimationFrame(() => setTimeout(start));
})();
