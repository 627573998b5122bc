// Runs before the first paint, so that nobody in the dark is flashed with white.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('tierway-scheme');
  } catch {
    // storage is closed: follow the system
  }
  var dark =
    mode === 'dark' ||
    (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
