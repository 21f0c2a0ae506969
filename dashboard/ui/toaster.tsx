import { Toaster as Sonner, toast } from 'sonner'
import type { Theme } from './theme.ts'

export { toast }

/** Where short messages appear; mount it once. Call `toast.success('…')`, `toast.error('…')` anywhere. */
export function Toaster({ theme }: { theme: Theme }) {
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      gap={8}
      offset={16}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-[356px] items-start gap-2.5 rounded-[10px] border border-line bg-raised px-3.5 py-3 text-ink shadow-2 type-ui',
          title: 'type-strong',
          description: 'text-ink-2',
          icon: 'mt-0.5 text-ink-3',
          actionButton: 'type-strong ml-auto cursor-pointer text-accent-ink',
        },
      }}
    />
  )
}
