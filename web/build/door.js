// Inlined into the page and run before the first paint: it applies the theme without a flash, and preloads the files of
// a table before the app is there to request them.
try {
  /** @param {string} key */
  const stored = (key) =>
    /** @type {Record<string, string | undefined>} */ (JSON.parse(localStorage.getItem(key) ?? '{}'));
  const { theme, language } = stored('cabale:settings');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const [, page = '', name = ''] = /^\/(play|new|table|replay|learn)\/([\w-]+)/.exec(location.pathname) ?? [];
  const game = page === 'table' || page === 'replay' ? stored(`cabale:game:${name}`)['game'] : name;
  const spoken = [language, ...navigator.languages, 'fr'].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const texts = `${game} ${spoken.find((tag) => tag === 'fr' || tag === 'en')}`;
  // A table shows no title before its board has loaded, so fonts must not delay it; other pages are mostly text.
  const isTable = page !== '' && page !== 'new';
  if (isTable) document.documentElement.dataset.door = 'table';
  // Show the game's tagline as soon as its element exists; pages/opening.tsx renders the same text.
  const line = isTable ? OPENING_LINES[texts] : undefined;
  if (line !== undefined) {
    new MutationObserver((_changes, observer) => {
      const place = document.querySelector('.opening p');
      if (place === null) return;
      place.textContent = line;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }
  // A wrong guess only wastes a download: the app loads what it needs by itself.
  const isOnline = /^\/(online|join|return|shared)\b/.test(location.pathname);
  const needs = [
    isTable ? '' : 'fonts',
    ...(page === '' ? [] : ['table', game ?? '', texts]),
    ...(isOnline ? ['online', 'table'] : []),
  ];
  for (const file of new Set(needs.flatMap((need) => TABLE_FILES[need] ?? []))) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
} catch {
  // Without storage the system's theme applies and the game is unknown.
}

// Paint the loading screen before starting the app, which keeps a phone busy for a while. Hidden tabs do not paint, so
// there the app starts immediately. In development the page loads the app itself.
const begin = () => {
  if (PROGRAM !== '') void import(PROGRAM);
};
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
