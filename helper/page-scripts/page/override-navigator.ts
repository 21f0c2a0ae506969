import type { DeviceIdentity } from '@mosaygent/contract'
import { overrideGetter } from './override-getter.ts'

interface Likeness {
  readonly platform: string
  /** What stands in the first brackets of the user agent. */
  readonly system: string
  readonly phone: boolean
  readonly android: boolean
}

/** As the browsers of these devices say it. */
const LIKENESSES: Readonly<Record<DeviceIdentity, Likeness>> = {
  iphone: {
    platform: 'iPhone',
    system: 'iPhone; CPU iPhone OS 18_0 like Mac OS X',
    phone: true,
    android: false,
  },
  ipad: { platform: 'iPad', system: 'iPad; CPU OS 18_0 like Mac OS X', phone: false, android: false },
  'android-phone': { platform: 'Linux armv81', system: 'Linux; Android 10; K', phone: true, android: true },
  'android-tablet': { platform: 'Linux armv81', system: 'Linux; Android 10; K', phone: false, android: true },
}
const TOUCH_POINTS = 5

/**
 * Makes the navigator that of the device. Flutter's engine takes the system from `platform` and, for Android, from
 * `userAgent`, once, as it starts. The browser's own name and version stay in the user agent, and `vendor` stays as it
 * is: by these the engine chooses how it paints and takes text in this browser.
 */
export function overrideNavigator(identity: DeviceIdentity): void {
  const { platform, system, phone, android } = LIKENESSES[identity]
  const userAgent = userAgentOf(navigator.userAgent, system, phone)
  const values = {
    platform,
    userAgent,
    appVersion: userAgent.replace(/^Mozilla\//, ''),
    maxTouchPoints: TOUCH_POINTS,
  }
  for (const [name, value] of Object.entries(values)) overrideGetter(Navigator.prototype, name, () => value)
  // No browser of iOS has it.
  if (!android) Reflect.deleteProperty(Navigator.prototype, 'userAgentData')
  else overrideClientHints({ platform: 'Android', mobile: phone })
}

function userAgentOf(own: string, system: string, phone: boolean): string {
  const changed = own.replace(/\([^)]*\)/, () => `(${system})`)
  return phone ? changed.replace(/ Safari\//, ' Mobile Safari/') : changed
}

/** `navigator.userAgentData`, which only Chromium's browsers have. */
function overrideClientHints(hints: Readonly<Record<string, unknown>>): void {
  const constructor: unknown = Reflect.get(window, 'NavigatorUAData')
  const prototype: unknown = typeof constructor === 'function' ? constructor.prototype : null
  if (typeof prototype !== 'object' || prototype === null) return
  for (const [name, value] of Object.entries(hints)) overrideGetter(prototype, name, () => value)
  const highEntropy: unknown = Reflect.get(prototype, 'getHighEntropyValues')
  if (typeof highEntropy !== 'function') return
  const unlikely = { architecture: '', bitness: '', model: '', platformVersion: '10.0.0', wow64: false }
  Reflect.set(prototype, 'getHighEntropyValues', async function (this: unknown, ...args: unknown[]) {
    const own: unknown = await Reflect.apply(highEntropy, this, args)
    if (typeof own !== 'object' || own === null) return own
    const asked = Object.entries(unlikely).filter(([name]) => name in own)
    return { ...own, ...hints, ...Object.fromEntries(asked) }
  })
}
