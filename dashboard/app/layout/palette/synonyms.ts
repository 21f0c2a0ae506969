/** Other words that people type for a command, by its id; `prefix.*` is for every id that begins so. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  'page./environment': 'folder directory project codebases clone workspace',
  'page./flutter': 'preview phone app run console emulator simulator',
  'page./supabase': 'database',
  'page./firebase': 'google services plist config cloud',
  'page./github': 'git gh repository token login',
  'page./account': 'profile settings user sessions browsers reset permissions',
  'page./api': 'api python package zip download uv connection server',
  'theme.*': 'theme appearance look color colour mode',
  'theme.dark': 'theme appearance look color colour mode night',
  keys: 'hotkeys keybindings shortcuts cheat sheet',
  'getting-started': 'onboarding tutorial checklist first steps',
  check: 'health ping reconnect helper connection',
  'log-out': 'sign out logout exit switch user',
  activity: 'jobs tasks progress background downloads',
  doctor: 'doctor diagnose health tools versions problems installed',
  'whats-new': "what's new whats changelog release notes news version updates",
  diagnostics: 'bug report logs support debug info issue',
  'preview.start': 'run launch play boot open app serve emulator',
  'preview.stop': 'quit kill end terminate close app',
  'preview.reload': 'hot reload refresh apply r',
  'preview.restart': 'hot restart fresh state',
  'preview.filter': 'search logs grep find output console',
  'preview.point': 'inspect select widget inspector open line source',
  'view.rotate': 'rotate landscape portrait orientation turn',
  'view.dark': 'dark mode brightness theme of the app',
  'view.text.larger': 'text size font scale bigger accessibility increase',
  'view.text.smaller': 'text size font scale decrease',
  'view.text.reset': 'text size font scale default normal',
  'view.fit': 'zoom scale size',
  'view.device.*': 'device phone tablet screen size emulator simulator',
  'console.*': 'resize wider narrower split panel layout size',
  'flutter.install': 'pub get packages dependencies pubspec',
  'flutter.fetch': 'git fetch remote',
  'flutter.pull': 'git pull update',
  'flutter.clone': 'git clone starter download app',
  'terminal.flutter-test': 'test tests unit widget run',
  'terminal.flutter-analyze': 'analyze analyse analyzer lint linter static dart',
  'api.install': 'uv sync pip packages dependencies python',
  'api.start': 'run server backend fastapi uvicorn python',
  'api.stop': 'quit kill server backend fastapi uvicorn',
  'api.clone': 'git clone starter download backend',
  'environment.production': 'prod live release environment',
  'environment.development': 'dev debug staging environment',
  'environment.download': 'google services plist config files fetch',
  'firebase.match': 'sync config files drift',
  'github.install': 'gh cli',
  'github.login': 'gh auth sign in token',
  'directory.*': 'recent folder project switch open',
}

/** The words for this command; nothing: nobody calls it otherwise. */
export function synonymsOf(id: string): string {
  const own = SYNONYMS[id]
  if (own !== undefined) return own
  const family = Object.keys(SYNONYMS).find((key) => key.endsWith('*') && id.startsWith(key.slice(0, -1)))
  return family === undefined ? '' : (SYNONYMS[family] ?? '')
}
