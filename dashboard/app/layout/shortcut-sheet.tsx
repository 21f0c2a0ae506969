import { Button, Dialog, Kbd } from '#ui'
import { FOOTER_PAGES, PAGES } from './pages.ts'
import { useShortcutSheet } from './shortcut-sheet-state.ts'
import { useSingleKeys } from './single-keys.ts'

const FLUTTER_KEYS = [
  ['S', 'Start the preview'],
  ['R', 'Reload'],
  ['Shift R', 'Restart'],
  ['/', 'Filter the console'],
  ['P', 'Point at a widget of the sketch'],
] as const

/** All keys at one glance, and the switch that turns them off. */
export function ShortcutSheet() {
  const [open, setOpen] = useShortcutSheet()
  const [on, setOn] = useSingleKeys()
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      toRead
      title="Keyboard shortcuts"
      description={on ? 'They work wherever you are not typing.' : 'Switched off in this browser.'}
      footer={
        <Button
          onClick={() => {
            setOn(!on)
          }}
        >
          {on ? 'Switch off' : 'Switch on'}
        </Button>
      }
    >
      <div className={`grid grid-cols-2 gap-x-8 gap-y-4 ${on ? '' : 'text-ink-3'}`}>
        <KeyList
          title="Go to"
          rows={[...PAGES, ...FOOTER_PAGES].map(({ key, name }) => [`G ${key.toUpperCase()}`, name] as const)}
        />
        <KeyList title="On the Flutter page" rows={FLUTTER_KEYS} />
      </div>
    </Dialog>
  )
}

function KeyList({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section className="grid content-start gap-1">
      <h3 className="type-small mb-1 text-ink-3">{title}</h3>
      {rows.map(([keys, does]) => (
        <div key={keys} className="flex h-7 items-center gap-1">
          <span className="flex-1">{does}</span>
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </div>
      ))}
    </section>
  )
}
