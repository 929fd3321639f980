// Runs before the first paint, so that nobody is blinded: the theme and the language that were chosen last.
try {
  const settings = /** @type {{ theme?: string }} */ (JSON.parse(localStorage.getItem('cabale:settings') ?? '{}'));
  if (settings.theme === 'light' || settings.theme === 'dark') document.documentElement.dataset.theme = settings.theme;
} catch {
  // Without storage the system's theme applies.
}
