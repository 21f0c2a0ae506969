import { ListChecks } from '#icons'
import { IconButton } from '#ui'
import { toggleChecks, useShownCheck } from './checks-store.ts'
import { texts } from './texts.ts'

/** Shows the commands in the console's place, and takes them away again. */
export function ChecksButton() {
  const shown = useShownCheck()
  return (
    <IconButton
      label={texts.open}
      icon={<ListChecks />}
      pressed={shown !== null}
      side="bottom"
      onClick={toggleChecks}
    />
  )
}
