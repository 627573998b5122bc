// Runs before the first paint, so that nobody in the dark is flashed with white, nobody reads words in another language
// than the page's, and the app begins once the first view is on the screen.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // storage is closed: follow the system
      return null;
    }
  }
  var mode = stored('tierway-scheme');
  var dark =
    mode === 'dark' ||
    (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  var html = document.documentElement;
  html.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  var language =
    new window.URLSearchParams(window.location.search).get('lang') ||
    stored('tierway-language') ||
    window.navigator.language;
  if (!/^en\b/i.test(language)) html.setAttribute('data-texts', 'hidden');
  // What the shop asks first (lib/age.ts): until then its pages stand behind a veil.
  if (!Number(stored('tierway-age'))) html.setAttribute('data-age', 'asked');
  // Paper is white, whatever the screen is.
  var shown = 'light';
  window.addEventListener('beforeprint', function () {
    shown = html.getAttribute('data-color-scheme');
    html.setAttribute('data-color-scheme', 'light');
  });
  window.addEventListener('afterprint', function () {
    html.setAttribute('data-color-scheme', shown);
  });
  document.addEventListener('DOMContentLoaded', function () {
    // In development the page names the app itself.
    var entry = document.querySelector('link[data-entry]');
    if (!entry) return;
    var others = document.querySelectorAll('link[rel="modulepreload"][data-shared]');
    var scripts = Array.from(others, function (link) {
      return link.href;
    }).concat(entry.href);
    var isStarted = false;
    // One after the other, so that a slow phone answers a touch in between.
    function next() {
      var script = scripts.shift();
      if (!script) return;
      import(script).finally(function () {
        window.setTimeout(next);
      });
    }
    function start() {
      if (isStarted) return;
      isStarted = true;
      next();
    }
    // A tab in the background paints nothing.
    if (!document.getElementById('first-view') || document.hidden) return start();
    new window.PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    window.setTimeout(start, 300);
  });
})();
