import type { AskedPermission } from '@mosaygent/contract'
import type { Send } from './send.ts'

/** Reports, once a page, what the app asks the browser for: the frame has it only when its user has allowed it. */
export function reportPermissions(send: Send): void {
  const reported = new Set<string>()
  const report = (names: AskedPermission[]) => {
    if (names.length === 0 || reported.has(names.join())) return
    reported.add(names.join())
    send({ type: 'mosaygent.permission', names })
  }
  const watch = (owner: string, method: string, namesOf: (argument: unknown) => AskedPermission[]) => {
    const constructor: unknown = Reflect.get(window, owner)
    const prototype: unknown = typeof constructor === 'function' ? constructor.prototype : null
    if (typeof prototype !== 'object' || prototype === null) return
    const original: unknown = Reflect.get(prototype, method)
    if (typeof original !== 'function') return
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]): unknown {
      report(namesOf(args[0]))
      const result: unknown = Reflect.apply(original, this, args)
      return result
    })
  }
  watch('MediaDevices', 'getUserMedia', (constraints) => [
    ...(asks(constraints, 'video') ? (['camera'] as const) : []),
    ...(asks(constraints, 'audio') ? (['microphone'] as const) : []),
  ])
  for (const method of ['getCurrentPosition', 'watchPosition'])
    watch('Geolocation', method, () => ['geolocation'])
  for (const method of ['read', 'readText']) watch('Clipboard', method, () => ['clipboard-read'])
  for (const method of ['write', 'writeText']) watch('Clipboard', method, () => ['clipboard-write'])
}

function asks(constraints: unknown, kind: 'video' | 'audio'): boolean {
  return typeof constraints === 'object' && constraints !== null && Boolean(Reflect.get(constraints, kind))
}
