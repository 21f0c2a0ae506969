import { Button, Dialog, Kbd } from '#ui'
import { KEY_GROUPS } from './keys.ts'
import type { KeyGroup } from './keys.ts'
import { useShortcutSheet } from './shortcut-sheet-state.ts'
import { useSingleKeys } from './single-keys.ts'
import { texts } from './texts.ts'

/** All keys at one glance, and the switch that turns single ones off. */
export function ShortcutSheet() {
  const [open, setOpen] = useShortcutSheet()
  const [on, setOn] = useSingleKeys()
  const [goTo, ...others] = KEY_GROUPS
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      toRead
      wide
      title={texts.keys.title}
      description={on ? texts.keys.on : texts.keys.off}
      footer={
        <Button
          onClick={() => {
            setOn(!on)
          }}
        >
          {on ? texts.keys.switchOff : texts.keys.switchOn}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-x-8 gap-y-4">
        {goTo === undefined ? null : <KeyList group={goTo} on={on} />}
        <div className="grid content-start gap-4">
          {others.map((group) => (
            <KeyList key={group.title} group={group} on={on} />
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function KeyList({ group: { title, rows }, on }: { group: KeyGroup; on: boolean }) {
  return (
    <section className="grid content-start gap-1">
      <h3 className="type-small mb-1 text-ink-3">{title}</h3>
      <ul className="grid gap-1">
        {rows.map(({ keys, does, single }) => (
          <li
            key={keys}
            className={`flex min-h-7 items-center gap-1 ${single && !on ? 'text-ink-3 line-through' : ''}`}
          >
            <span className="min-w-0 flex-1">{does}</span>
            {keys.split(' ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
