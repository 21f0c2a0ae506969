import { useId } from 'react'
import { PlainButton } from './plain-button.tsx'
import type { PlainButtonProps } from './plain-button.tsx'
import { Tooltip } from './tooltip.tsx'

export interface ButtonProps extends Omit<PlainButtonProps, 'off'> {
  /** Set: the button cannot be pressed, and this is why; shown in a tooltip and read as its description. */
  disabledReason?: string | null | undefined
}

/** A button that is disabled stays focusable and says why, so that nobody has to guess. */
export function Button({ disabledReason, ...rest }: ButtonProps) {
  const reasonId = useId()
  const reason = disabledReason ?? null
  // One structure for both: a button that is switched off under somebody's focus must stay the same element.
  return (
    <>
      <Tooltip text={reason} silent={reason === null}>
        <PlainButton
          {...rest}
          off={reason !== null}
          aria-describedby={reason === null ? rest['aria-describedby'] : reasonId}
        />
      </Tooltip>
      {reason === null ? null : (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
