/** What the console says of the app's page. */
export const texts = {
  otherRoute: (before: string, now: string) =>
    `The new page began at ${now}: the app did not go back to ${before} by itself. A fresh page keeps no state and no scroll position.`,
  tooHeavy: (percent: number) =>
    `The app’s page uses ${percent}% of the memory that a page may have, so that two of it do not fit: the old one is dropped while the new one loads.`,
  late: (seconds: number) => `no first frame after ${seconds} s`,
  threw: 'the new code threw an error before its first frame',
  workerHeld: (script: string) =>
    `The app asked for a service worker of its own (${script}). It is blocked, so that no old copy of the app is shown. “Allow” below the phone changes that for this project.`,
  workerLives: (script: string) =>
    `The app registers its service worker (${script}). “Block” below the phone ends it again.`,
  unreachable: {
    font: {
      title: (host: string) => `No fonts from ${host}: text may be missing`,
      bundle: 'Add the font to the app: its file to the assets, its name under “fonts:” in pubspec.yaml.',
      html: 'This Flutter can also draw with the browser’s own fonts: “flutter run -d chrome --web-renderer html”.',
      network: 'Or check the network, then reload.',
    },
    renderer: {
      title: (host: string) => `No CanvasKit from ${host}: nothing is drawn`,
      network: 'CanvasKit draws the app. Check the network, then reload.',
    },
  },
} as const
