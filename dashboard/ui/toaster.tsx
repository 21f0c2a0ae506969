import { Toast } from '@base-ui/react/toast'
import { X } from '#icons'
import { CopyButton } from './copy-button.tsx'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'

const manager = Toast.createToastManager<{ copy: string | null }>()

interface ToastOptions {
  /** ms */
  timeout?: number
  /** What of it a button copies. */
  copy?: string | null
}

/** Says something once, in the sidebar's free room or in room that the page makes, where it covers nothing; stays 5 s unless told, longer under the pointer. */
export function toast(text: string, { timeout = 5_000, copy = null }: ToastOptions = {}): void {
  manager.add({ title: text, timeout, data: { copy } })
}

/** Where `toast` speaks; mount it once. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          ref={makeRoom}
          className="fixed right-2 bottom-2 z-50 w-[264px] rail:right-auto rail:bottom-[216px] rail:left-2 rail:w-[216px]"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** px above and below the messages. */
const AROUND = 16

/**
 * Says in `--toasts` how much room they want at the lower edge, where a narrow window has none beside its pages. A ref:
 * their place comes into the document some time after this.
 */
function makeRoom(viewport: HTMLDivElement) {
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const { height } = viewport.getBoundingClientRect()
    root.setProperty('--toasts', `${height === 0 ? 0 : height + AROUND}px`)
  })
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    root.removeProperty('--toasts')
  }
}

function Messages() {
  const { toasts } = Toast.useToastManager<{ copy: string | null }>()
  if (toasts.length === 0) return null
  return (
    <ul className="grid gap-2">
      {toasts.map((one) => (
        <li key={one.id}>
          <Toast.Root
            toast={one}
            className="flex items-start gap-2 rounded-[10px] border border-line bg-raised py-2 pr-2 pl-3.5 shadow-2 transition-opacity duration-[220ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Toast.Title className="type-ui min-w-0 flex-1 py-1 [overflow-wrap:anywhere]" render={<p />} />
            {one.data?.copy == null ? null : (
              <CopyButton text={one.data.copy} label={texts.copy(one.data.copy)} />
            )}
            <Toast.Close render={<IconButton label={texts.dismiss} icon={<X />} size="small" />} />
          </Toast.Root>
        </li>
      ))}
    </ul>
  )
}
