import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#ui'
import { EDGED } from './edged.ts'

/** In ms; longer than the pause between the two presses of a double click. */
const DOUBLE_CLICK_MS = 600

interface LateButtonProps {
  busy?: boolean
  onPress: () => void
  children: ReactNode
}

/** Stands where another button stood a moment ago: the second press of a double click does nothing. */
export function LateButton({ busy = false, onPress, children }: LateButtonProps) {
  const [shownAt] = useState(() => Date.now())
  return (
    <Button
      className={EDGED}
      busy={busy}
      onClick={() => {
        if (Date.now() - shownAt > DOUBLE_CLICK_MS) onPress()
      }}
    >
      {children}
    </Button>
  )
}
