import type { CodebaseKind, TestCase } from '@mosaygent/contract'
import { CircleCheck, CircleDashed, CircleSlash, CircleX, RotateCw } from '#icons'
import { Disclosure, IconButton } from '#ui'
import { LocationRow } from './location-row.tsx'
import { texts } from './texts.ts'

const ICON = { passed: CircleCheck, failed: CircleX, skipped: CircleSlash, unfinished: CircleDashed }
const COLOUR = {
  passed: 'text-good-ink',
  failed: 'text-bad-ink',
  skipped: 'text-ink-3',
  unfinished: 'text-warn-ink',
}

interface TestRowProps {
  codebase: CodebaseKind
  test: TestCase
  off: string | null
  onRun: () => void
}

/** One test: how it ended and how long it took; of a failed one why, where, and what it printed. */
export function TestRow({ codebase, test, off, onRun }: TestRowProps) {
  const { outcome, place, error, output } = test
  const Icon = ICON[outcome]
  return (
    <div className="group/test">
      <div className="flex items-center gap-2 px-2 py-0.5">
        <Icon role="img" aria-label={texts.outcome[outcome]} className={`shrink-0 ${COLOUR[outcome]}`} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{test.title}</span>
        {outcome === 'skipped' ? null : (
          <span className="type-code shrink-0 text-ink-3 tabular-nums">{texts.ms(test.duration_ms)}</span>
        )}
        <IconButton
          size="small"
          label={texts.alone(test.title)}
          icon={<RotateCw />}
          disabledReason={off}
          onClick={onRun}
        />
      </div>
      {outcome !== 'failed' ? null : (
        <div className="ml-6 grid gap-1 border-l border-line pb-2 pl-2">
          {error === null || error === '' ? null : (
            <pre className="type-code max-h-60 overflow-auto px-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {error}
            </pre>
          )}
          {place === null ? null : (
            <LocationRow {...place} codebase={codebase}>
              <code className="text-ink-2">
                {place.file}:{place.line}:{place.column}
              </code>
            </LocationRow>
          )}
          {output.length === 0 ? null : (
            <Disclosure summary={texts.output} className="type-small px-2 text-ink-2">
              <pre className="type-code max-h-80 overflow-auto pt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {output.join('\n')}
              </pre>
            </Disclosure>
          )}
        </div>
      )}
    </div>
  )
}
