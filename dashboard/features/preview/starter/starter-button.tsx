import { useNavigate } from '@tanstack/react-router'
import { Sprout } from '#icons'
import { useCallback } from 'react'
import { startApp } from '#helper-client'
import { Button } from '#ui'
import { texts } from './texts.ts'
import { useStarter } from './use-starter.ts'

/** The starter in one press from another page; the Flutter page shows how it goes. Nothing where there is none. */
export function StarterButton() {
  const navigate = useNavigate()
  const start = useCallback(() => {
    startApp().catch((error: unknown) => {
      // the Flutter page says what became of it
      console.warn('The starter was not started', error)
    })
  }, [])
  const { state, folder, begin } = useStarter(start)
  if (folder === null) return null
  return (
    <Button
      icon={<Sprout aria-hidden="true" />}
      busy={state.kind === 'running'}
      title={texts.where(folder)}
      onClick={() => {
        begin()
        void navigate({ to: '/flutter' })
      }}
    >
      {texts.try}
    </Button>
  )
}
