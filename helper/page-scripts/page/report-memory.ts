import type { Send } from './send.ts'

/** Below this share there is nothing to warn about. */
const LEAST_SHARE = 0.2

/** Reports how much of its memory the page uses; only Chromium's browsers measure it. */
export function reportMemory(send: Send): void {
  if (memoryShare() === null) return
  setInterval(() => {
    const share = memoryShare()
    if (share !== null && share > LEAST_SHARE) send({ type: 'mosaygent.memory', share: Math.min(share, 1) })
  }, 3000)
}

function memoryShare(): number | null {
  const memory: unknown = Reflect.get(performance, 'memory')
  if (typeof memory !== 'object' || memory === null) return null
  const used: unknown = Reflect.get(memory, 'usedJSHeapSize')
  const limit: unknown = Reflect.get(memory, 'jsHeapSizeLimit')
  return typeof used === 'number' && typeof limit === 'number' ? used / limit : null
}
