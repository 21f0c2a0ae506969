import type { CodebaseKind } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { call, query } from '#helper-client'

export type GitAction = { do: 'fetch' } | { do: 'pull' } | { do: 'switch'; branch: string }

/** What git does for one codebase, for as long as its card is there, whatever that shows. */
export function useGitActions(kind: CodebaseKind) {
  const client = useQueryClient()
  const action = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: GitAction) => {
      switch (wanted.do) {
        case 'fetch':
          return call('gitFetch', { codebase: kind })
        case 'pull':
          return call('gitPull', { codebase: kind })
        case 'switch':
          return call('gitSwitch', { codebase: kind, branch: wanted.branch })
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: query('environmentStatus').queryKey }),
  })
  /** The keyboard was at a button that went with what the card showed. */
  const held = useRef(false)
  const hold = useCallback((isHeld: boolean) => {
    held.current = isHeld
  }, [])
  const isHeld = useCallback(() => held.current, [])
  return { action, hold, isHeld }
}

export type GitActionsState = ReturnType<typeof useGitActions>

/**
 * A switch to a branch without the codebase swaps what the card shows, and the button that was pressed with it: the
 * keyboard goes to `next`, which stands in its place, unless somebody has gone elsewhere meanwhile.
 */
export function useFocusAcrossSwap(
  row: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
  { hold, isHeld }: Pick<GitActionsState, 'hold' | 'isHeld'>,
): void {
  useLayoutEffect(() => {
    if (isHeld() && (document.activeElement === document.body || isInMenu())) next.current?.focus()
    hold(false)
    const element = row.current
    return () => {
      hold(element?.contains(document.activeElement) === true || isInMenu())
    }
  }, [row, next, hold, isHeld])
}

/** One that is closing, whose button is gone by the time that it would give the focus back. */
const isInMenu = () => document.activeElement?.closest('[role="menu"]') != null
