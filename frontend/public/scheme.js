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
  var html = document.documentElement;
  html.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  // Paper is white, whatever the screen is.
  var shown = 'light';
  window.addEventListener('beforeprint', function () {
    shown = html.getAttribute('data-color-scheme');
    html.setAttribute('data-color-scheme', 'light');
  });
  window.addEventListener('afterprint', function () {
    html.setAttribute('data-color-scheme', shown);
  });
})();
