import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, pairByTyped, refreshEverything } from '#helper-client'
import { Button, Field } from '#ui'
import { texts } from './texts.ts'

/** A whole link, or what stands behind `#pair=` in it. */
const TYPED = /^(?:\S*#pair=)?([\w-]{1,64})$/

/** Pairs this browser by what a person copies from the terminal, where opening the link there is not at hand. */
export function PairingForm() {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const pair = async () => {
    const code = TYPED.exec(typed.trim())?.[1]
    if (code === undefined) {
      setError(texts.pairing.noCode)
      return
    }
    setBusy(true)
    try {
      await pairByTyped(code)
      refreshEverything(client)
    } catch (problem) {
      setError(errorText(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="mt-2 grid max-w-[420px] gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void pair()
      }}
    >
      <Field
        label={texts.pairing.label}
        hint={texts.pairing.hint}
        error={error}
        mono
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
        end={
          <Button type="submit" size="small" className="-mr-[7px] h-6!" busy={busy}>
            {texts.pairing.pair}
          </Button>
        }
      />
    </form>
  )
}
