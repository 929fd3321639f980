// Stands in the page itself and runs before anything is drawn: so that nobody is blinded, and so that the files of a
// table are on their way before the program that would ask for them is here.
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
  // A table shows no title before its board is here, which must not wait for a font; other pages are all words.
  const isTable = page !== '' && page !== 'new';
  if (isTable) document.documentElement.dataset.door = 'table';
  // What is being opened, in words, as soon as there is a place for them; pages/opening.tsx says the same.
  const line = isTable ? OPENING_LINES[texts] : undefined;
  if (line !== undefined) {
    new MutationObserver((_changes, observer) => {
      const place = document.querySelector('.opening p');
      if (place === null) return;
      place.textContent = line;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }
  // A wrong guess costs nothing but the guess: the program brings what it needs by itself.
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
  // Without storage the system's theme applies, and nobody knows the game.
}

// The door is drawn before the program begins, which keeps a phone busy for a while; in a tab that nobody sees nothing is
// drawn. While the house is being built the program begins by itself.
const begin = () => {
  if (PROGRAM !== '') void import(PROGRAM);
};
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
