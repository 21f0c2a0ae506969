// What must be settled before any module runs.

// zod tries whether it may compile its checks (`new Function`): our content policy refuses that, and each visit would
// report a violation. Its modules read this as they are loaded, so none of them can be told in time.
globalThis.__zod_globalConfig = { jitless: true }

// Before the first paint, so that a chosen theme does not flash in the other one. The key and its values are
// those of session/theme.ts; anything else stored leaves the system's own choice.
try {
  const theme = localStorage.getItem('mosaygent_theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme it is.
}
