import { useEffect, useRef } from 'react'
import { useProjectDirectory } from '#session'
import type { DirectoryState } from './directory-state.ts'
import { useProjectChoices } from './use-project-choices.ts'
import { useDirectory } from './use-directory.ts'

/**
 * Keeps browser and helper together about the project directory, on every page: a browser that was never told learns
 * it, and a helper that has lost it (new home, damaged file) or was away when it was saved is told once.
 */
export function DirectorySync() {
  const directory = useDirectory()
  const { state, save } = directory
  useProjectChoices(directory)
  const [local, setLocal] = useProjectDirectory()

  const learned = state.kind === 'shared' && local === null ? state.path : null
  useEffect(() => {
    if (learned !== null) setLocal(learned)
  }, [learned, setLocal])

  const waiting = useRef<string | null>(null)
  const kept = state.kind === 'none' ? null : state.path
  useEffect(() => {
    if (state.kind === 'offline') waiting.current = kept
    else if (
      (state.kind === 'browser-only' || state.kind === 'refused' || isUnsaid(state)) &&
      kept !== null &&
      waiting.current === kept
    ) {
      waiting.current = null
      // Refused (again): the Environment page says why, with a way out.
      void save(kept)
    }
  }, [state, kept, save])
  return null
}

/** A helper that was away may have lost it, or was never told, and does not say. */
const isUnsaid = (state: DirectoryState) => state.kind === 'shared' && !state.said
