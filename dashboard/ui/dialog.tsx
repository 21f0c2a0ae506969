import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from '#icons'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { texts } from './texts.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** To be read first: the focus starts on the whole, so that neither Enter nor Space changes anything. */
  toRead?: boolean
  /** For a list of long things. */
  wide?: boolean
  /** `warn`: amber, as everything that reaches real users. */
  tone?: 'plain' | 'warn'
}

/** A question or a form over the page: focus stays inside, Escape closes, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, toRead = false, wide = false } = props
  const edge = props.tone === 'warn' ? 'border-warn border-t-4' : 'border-line'
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_250/0.4)] transition-opacity duration-[220ms] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          initialFocus={() => (toRead || !hasOwnFocus(popup.current) ? popup.current : true)}
          className={`fixed top-1/2 left-1/2 z-40 grid max-h-[calc(100dvh-48px)] grid-cols-[minmax(0,1fr)] ${wide ? 'w-[min(600px,calc(100vw-48px))]' : 'w-[min(480px,calc(100vw-48px))]'} -translate-x-1/2 -translate-y-1/2 gap-4 overflow-auto rounded-card border ${edge} bg-surface p-5 shadow-2 outline-none transition-[opacity,scale] duration-[220ms] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0`}
        >
          <div className="grid gap-1 pr-8 wrap-anywhere">
            <Base.Title className="type-card">{title}</Base.Title>
            {description === undefined ? null : (
              <Base.Description className="text-ink-2">{description}</Base.Description>
            )}
          </div>
          {children}
          {footer === undefined ? null : (
            // a button with a long name in it wraps, so that none stands outside
            <div className="flex flex-wrap justify-end gap-2 wrap-anywhere *:h-auto *:min-h-8 *:max-w-full *:whitespace-normal">
              {footer}
            </div>
          )}
          {/* Last, so that the focus starts in what the dialog is about. */}
          <Base.Close
            render={
              <IconButton
                data-closes=""
                label={texts.close}
                icon={<X />}
                size="small"
                className="absolute top-4 right-4"
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const FOCUSABLE = [
  ...['button', 'input', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`),
  'a[href]',
  '[tabindex]:not([tabindex="-1"])',
].join()

/** Whether anything but the way out takes the focus: where nothing does, it starts on the whole. */
const hasOwnFocus = (popup: HTMLElement | null): boolean =>
  [...(popup?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].some(
    (element) => element.dataset['closes'] === undefined && !element.hasAttribute('data-base-ui-focus-guard'),
  )
