import { appAnswers, saidBy } from './app-says.ts'
import type { Step } from './state.ts'

const PRESSABLE =
  'button, a[href], summary, [role^=menuitem], [role=radio], [role=switch], [role=option], input[type=checkbox]'

/** Does what a person would. Waits for whatever is not there yet: a state that never comes is seen as not ready. */
export async function perform(step: Step): Promise<void> {
  if ('until' in step) {
    await until(() => (shows(step.until) ? true : null))
    return
  }
  if ('press' in step) {
    const element = await until(() => find(PRESSABLE, step.press, step.within))
    element.focus()
    element.click()
    return
  }
  if ('says' in step) {
    await appAnswers(step.says)
    return
  }
  if ('storyboard' in step) {
    saidBy(
      await until(() => document.querySelector<HTMLIFrameElement>('iframe[src*=storyboard]')),
      step.storyboard,
    )
    return
  }
  const field = await until(() => find('input, textarea', step.into))
  field.focus()
  // React listens to the element's own property: it must be set as the browser sets it.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(field, step.type)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const shows = (words: string) => plain(document.body.innerText).includes(words)

/** The first that is not null, asked again with every frame. */
export function until<T>(look: () => T | null): Promise<T> {
  return new Promise((resolve) => {
    const again = () => {
      const found = look()
      if (found === null) requestAnimationFrame(again)
      else resolve(found)
    }
    again()
  })
}

function find(selector: string, name: string, within?: string): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>('section, [role=dialog], [role=region]')]
  const place = within === undefined ? document : places.find((one) => nameOf(one).startsWith(within))
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const fits = (element: HTMLElement) =>
    element.checkVisibility() && nameOf(element).startsWith(name) && element.ariaDisabled !== 'true'
  return all.find(fits) ?? null
}

function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const label = labels.map(({ textContent }) => textContent).join(' ')
  return plain(element.ariaLabel || named || label || element.textContent)
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
