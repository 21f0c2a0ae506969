import { hearDashboard } from './hear-dashboard.ts'
import { overrideColourScheme } from './override-colour-scheme.ts'
import { overrideLocale } from './override-locale.ts'

/**
 * Applies text size, language and brightness of the dashboard's settings, and of a device also its keyboard; what it does
 * not know it leaves as it is.
 */
export function followDashboardSettings(
  dashboards: readonly string[],
  setKeyboard: ((height: number) => void) | null,
  onApplied: () => void,
): void {
  const setLocale = overrideLocale()
  const setBrightness = overrideColourScheme()
  hearDashboard(dashboards, (message) => {
    if (message.type !== 'mosaygent.settings') return
    const textScale = 'textScale' in message ? message.textScale : null
    const locale = 'locale' in message ? message.locale : null
    const brightness = 'brightness' in message ? message.brightness : null
    const keyboard = 'keyboard' in message ? message.keyboard : 0
    setKeyboard?.(typeof keyboard === 'number' ? keyboard : 0)
    setTextScale(typeof textScale === 'number' ? textScale : null)
    setLocale(typeof locale === 'string' ? locale : null)
    setBrightness(brightness === 'dark' || brightness === 'light' ? brightness : null)
    onApplied()
  })
}

function setTextScale(scale: number | null): void {
  const { style } = document.documentElement
  if (scale === null || scale === 1) style.removeProperty('font-size')
  else style.setProperty('font-size', `${scale * 100}%`)
}
