import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Segmented, useThemeOnRoot } from '#ui'
import { STATES } from './states/index.ts'
import '../ui/styles.css'

const WIDTHS = ['1440', '1024', '768', '640'] as const
type Width = (typeof WIDTHS)[number]
const groups = [...new Set(STATES.map(({ id }) => id.split('/')[0] ?? ''))]

/** Every state by name at the left, the chosen one at the right, in its theme and width. The address names it. */
function Browse() {
  const [id, setId] = useState(() => window.location.hash.slice(1) || (STATES[0]?.id ?? ''))
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<Width>('1440')
  useThemeOnRoot(theme)
  return (
    <div className="grid h-full grid-cols-[260px_minmax(0,1fr)]">
      <nav aria-label="States" className="grid content-start gap-3 overflow-auto bg-inset p-4">
        <Segmented
          label="Theme"
          value={theme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={setTheme}
        />
        <Segmented
          label="Width"
          value={width}
          options={WIDTHS.map((value) => ({ value, label: value }))}
          onChange={setWidth}
        />
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h2 className="type-card py-1">{group}</h2>
            {STATES.filter((state) => state.id.startsWith(`${group}/`)).map((state) => (
              <a
                key={state.id}
                href={`#${state.id}`}
                data-state={state.id}
                data-picture={state.picture}
                data-component={state.render === undefined ? undefined : true}
                aria-current={state.id === id ? 'true' : undefined}
                className="block rounded-control px-2 py-1 text-ink-2 no-underline hover:bg-ink/7 aria-[current]:bg-accent-soft aria-[current]:text-accent-ink"
                onClick={() => {
                  setId(state.id)
                }}
              >
                {state.title}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <main className="overflow-auto p-4">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its storage */}
        <iframe
          key={`${id} ${theme}`}
          title="The state"
          src={`./show.html?state=${id}&theme=${theme}`}
          width={width}
          height="900"
          className="border border-line"
        />
      </main>
    </div>
  )
}

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no element #root')
createRoot(element).render(<Browse />)
