/**
 * A service worker that ends the worker of an earlier build, or of another app, at this address: that one would answer
 * with the other app's files (flutter/flutter#106943, #63500). A browser asks for a new script at each visit.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => {
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister(): Promise<void> {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('flutter-')) await caches.delete(name)
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
