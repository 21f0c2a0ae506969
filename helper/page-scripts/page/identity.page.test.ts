import { frameName, identityOfFrame } from '@mosaygent/contract/app-frame'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mouseAsFinger } from './mouse-as-finger.ts'
import { overrideNavigator } from './override-navigator.ts'
import { overridePointerMedia, touchQuery } from './override-pointer-media.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** What every test changes for good, as it was. */
const navigatorBefore = Object.getOwnPropertyDescriptors(Navigator.prototype)

/** The navigator of a browser on a desktop. */
function desktop(userAgent: string): void {
  const own = {
    platform: 'Linux x86_64',
    userAgent,
    appVersion: userAgent.slice(8),
    maxTouchPoints: 0,
    vendor: 'Google Inc.',
  }
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value })
}

class NavigatorUAData {
  get platform() {
    return 'Linux'
  }
  get mobile() {
    return false
  }
  getHighEntropyValues(hints: readonly string[]) {
    const known = { architecture: 'x86', model: '', platformVersion: '6.8.0', fullVersionList: ['142'] }
    const asked = Object.entries(known).filter(([name]) => hints.includes(name))
    return Promise.resolve({ platform: 'Linux', mobile: false, ...Object.fromEntries(asked) })
  }
}
/** With the getter of a browser; the stand-in for one has a field. */
class AccessorPointerEvent extends MouseEvent {
  readonly #type: string

  constructor(name: string, init: PointerEventInit) {
    super(name, init)
    this.#type = init.pointerType ?? ''
  }

  get pointerType() {
    return this.#type
  }
}
const hints = () => Reflect.get(navigator, 'userAgentData') as NavigatorUAData | undefined

beforeEach(() => {
  vi.stubGlobal('NavigatorUAData', NavigatorUAData)
  const data = new NavigatorUAData()
  Object.defineProperty(Navigator.prototype, 'userAgentData', { configurable: true, get: () => data })
})
afterEach(() => {
  Reflect.deleteProperty(Navigator.prototype, 'userAgentData')
  Object.defineProperties(Navigator.prototype, navigatorBefore)
  vi.unstubAllGlobals()
})

test('a frame’s name stands for a device or for none', { tags: 'P-472' }, () => {
  expect(identityOfFrame(frameName('android-tablet') ?? '')).toBe('android-tablet')
  expect(frameName(null)).toBeUndefined()
  for (const name of [
    '',
    'iphone',
    'mosaygent-device:',
    'mosaygent-device:toString',
    'mosaygent-device:iphone;x',
  ])
    expect(identityOfFrame(name)).toBeNull()
})

test(
  'an iPhone is one to whatever reads the navigator; the browser is named as it was',
  { tags: 'P-472' },
  () => {
    desktop(CHROME)
    overrideNavigator('iphone')
    const { platform, userAgent, appVersion, maxTouchPoints, vendor } = navigator
    expect({ platform, maxTouchPoints, vendor }).toEqual({
      platform: 'iPhone',
      maxTouchPoints: 5,
      vendor: 'Google Inc.',
    })
    expect(userAgent).toBe(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    )
    expect(appVersion).toBe(userAgent.slice('Mozilla/'.length))
    expect('userAgentData' in navigator).toBe(false)
  },
)

test(
  'an Android phone and a tablet differ by one word; client hints agree with it',
  { tags: 'P-472' },
  async () => {
    desktop(CHROME)
    overrideNavigator('android-phone')
    expect([navigator.platform, navigator.userAgent]).toEqual([
      'Linux armv81',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ])
    expect([hints()?.platform, hints()?.mobile]).toEqual(['Android', true])
    expect(await hints()?.getHighEntropyValues(['platformVersion', 'fullVersionList'])).toEqual({
      platform: 'Android',
      mobile: true,
      platformVersion: '10.0.0',
      fullVersionList: ['142'],
    })
  },
)

test('Firefox stays Firefox, without client hints', { tags: 'P-472' }, () => {
  desktop(FIREFOX)
  vi.stubGlobal('NavigatorUAData', undefined)
  overrideNavigator('android-tablet')
  expect(navigator.userAgent).toBe('Mozilla/5.0 (Linux; Android 10; K) Gecko/20100101 Firefox/145.0')
})

test(
  'what a query asks of the pointer is answered for fingers, and nothing else of it',
  { tags: 'P-472' },
  () => {
    const always = '(min-width: 0px)'
    const never = '(min-width: 1000000px)'
    expect(touchQuery('(pointer: coarse)')).toBe(always)
    expect(touchQuery('(any-pointer:fine), ( HOVER : none )')).toBe(`${never}, ${always}`)
    expect(touchQuery('screen and (hover: hover) and (max-width: 600px)')).toBe(
      `screen and ${never} and (max-width: 600px)`,
    )
    expect([touchQuery('(pointer)'), touchQuery('not all and (hover)')]).toEqual([
      always,
      `not all and ${never}`,
    ])
    expect(touchQuery('(prefers-color-scheme: dark)')).toBe('(prefers-color-scheme: dark)')
    vi.stubGlobal('matchMedia', window.matchMedia.bind(window))
    overridePointerMedia()
    const list = window.matchMedia('(pointer: coarse)')
    expect([list.matches, list.media, window.matchMedia('(hover: hover)').matches]).toEqual([
      true,
      '(pointer: coarse)',
      false,
    ])
  },
)

test(
  'a press of the mouse’s main button is a finger’s from its beginning to its end',
  { tags: 'P-473' },
  () => {
    vi.stubGlobal('PointerEvent', AccessorPointerEvent)
    mouseAsFinger()
    const types: string[] = []
    const note = (event: Event) => void types.push((event as PointerEvent).pointerType)
    const send = (type: string, init: PointerEventInit) => {
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))
    }
    const names = ['pointermove', 'pointerdown', 'pointerup', 'click', 'contextmenu']
    for (const name of names) document.body.addEventListener(name, note)
    send('pointermove', { buttons: 0 })
    send('pointerdown', { button: 0, buttons: 1 })
    send('pointermove', { buttons: 1 })
    send('pointerup', { button: 0, buttons: 0 })
    send('click', { buttons: 0 })
    send('pointermove', { buttons: 0 })
    expect(types).toEqual(['mouse', 'touch', 'touch', 'touch', 'touch', 'mouse'])
    types.length = 0
    // another button is no finger, also while it drags
    send('pointerdown', { button: 2, buttons: 2 })
    send('pointermove', { buttons: 2 })
    send('pointerup', { button: 2, buttons: 0 })
    send('contextmenu', { button: 2 })
    // a press that began outside of the page
    send('pointermove', { buttons: 1 })
    // other devices say what they are
    send('pointerdown', { button: 0, buttons: 1, pointerType: 'pen' })
    expect(types).toEqual(['mouse', 'mouse', 'mouse', 'mouse', 'mouse', 'pen'])
    for (const name of names) document.body.removeEventListener(name, note)
  },
)
