import { codeGeneration, reportScreen } from './connection.ts'
import { framed, identity, postToParent } from './frame.ts'
import { screenQuery, setScreenLocale } from './screen.ts'

/** Takes the settings of the window around the frame, as the gateway's script takes them in an app's page. */
export function followSettings(onApplied: () => void): void {
  const page = document.documentElement
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data
    if (!framed || event.source !== window.parent || typeof message !== 'object' || message === null) return
    if (!('type' in message)) return
    if (
      message.type === 'mosaygent.ask-code' &&
      'question' in message &&
      typeof message.question === 'string'
    )
      postToParent({ type: 'mosaygent.code', question: message.question, generation: codeGeneration() })
    if (message.type !== 'mosaygent.settings') return
    const textScale = 'textScale' in message ? message.textScale : null
    const brightness = 'brightness' in message ? message.brightness : null
    const locale = 'locale' in message ? message.locale : null
    const direction = 'direction' in message ? message.direction : null
    page.style.fontSize = typeof textScale === 'number' && textScale !== 1 ? `${textScale * 100}%` : ''
    if (brightness === 'dark' || brightness === 'light') page.dataset['brightness'] = brightness
    else delete page.dataset['brightness']
    if (direction === 'rtl' || direction === 'ltr') page.dataset['direction'] = direction
    else delete page.dataset['direction']
    const keyboard = 'keyboard' in message && typeof message.keyboard === 'number' ? message.keyboard : 0
    page.style.setProperty('--keyboard', `${identity === null ? 0 : keyboard}px`)
    onApplied()
    const before = screenQuery()
    setScreenLocale(typeof locale === 'string' ? locale : '')
    if (screenQuery() !== before) reportScreen()
  })
}
