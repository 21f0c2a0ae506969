import type { CodebaseKind } from '@mosaygent/contract'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, errorText } from '#helper-client'
import { announce, toast } from '#ui'
import { texts } from './texts.ts'

interface LocationRowProps {
  /** Whose file it is. */
  codebase: CodebaseKind
  file: string
  line: number | null
  column: number | null
  children: ReactNode
}

/** Something that was found at a location; pressed, that opens in the developer's editor. */
export function LocationRow({ codebase, file, line, column, children }: LocationRowProps) {
  const open = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('openInEditor', {
        file,
        line,
        column,
        // a helper of before knows files of the app alone
        ...(codebase === 'api' ? { codebase } : {}),
      }),
    onSuccess: () => {
      announce(texts.opened)
    },
    onError: (error) => {
      toast(errorText(error))
    },
  })
  return (
    <button
      type="button"
      aria-busy={open.isPending ? true : undefined}
      className="flex w-full cursor-pointer items-start gap-2 rounded-control px-2 py-1.5 text-left [overflow-wrap:anywhere] hover:bg-ink/5"
      onClick={() => {
        open.mutate()
      }}
    >
      {children}
      <span className="sr-only">{texts.openInEditor}</span>
    </button>
  )
}
