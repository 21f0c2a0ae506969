/*
 * Test part, never shipped: the one fake `flutter`. With FAKE_FLUTTER_CONTROL a test plays it over a port
 * (`controlled.mjs`), otherwise it replays a recording (`replayed.mjs`).
 */
await (process.env.FAKE_FLUTTER_CONTROL ? import('./controlled.mjs') : import('./replayed.mjs'))
