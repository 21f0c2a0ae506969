import type { CodebaseKind, TestFile } from '@mosaygent/contract'
import { ChevronRight } from '#icons'
import { useState } from 'react'
import { TestRow } from './test-row.tsx'
import { texts } from './texts.ts'

interface TestFileSectionProps {
  codebase: CodebaseKind
  file: TestFile
  /** Why no test can be run now. */
  off: string | null
  onRun: (file: string, name: string) => void
}

/** The tests of one file under the names of their groups; open at first where one has failed. */
export function TestFileSection({ codebase, file, off, onRun }: TestFileSectionProps) {
  const { tests } = file
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length
  const good = tests.every(({ outcome }) => outcome === 'passed' || outcome === 'skipped')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? !good
  return (
    <section aria-label={file.file} className="grid gap-0.5">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          className="type-code flex w-full cursor-pointer items-center gap-2 rounded-control px-2 py-1.5 text-left text-ink-2 hover:bg-ink/5"
          onClick={() => {
            setChosen(!open)
          }}
        >
          <ChevronRight
            aria-hidden="true"
            className={`shrink-0 text-ink-3 transition-transform duration-[120ms] motion-reduce:transition-none ${open ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{file.file}</span>
          <span className={`ml-auto tabular-nums ${good ? 'text-ink-3' : 'text-bad-ink'}`}>
            {texts.ofFile(passed, tests.length)}
          </span>
        </button>
      </h3>
      {open ? (
        <ul>
          {tests.map((test, at) => {
            const groups = test.groups.join(' › ')
            const heading = groups !== '' && groups !== tests[at - 1]?.groups.join(' › ') ? groups : null
            return (
              // names may be given twice, and the list is replaced as a whole
              // oxlint-disable-next-line no-array-index-key
              <li key={`${test.name} ${at}`}>
                {heading === null ? null : (
                  <p className="type-small px-2 pt-2 pb-0.5 text-ink-3 [overflow-wrap:anywhere]">{heading}</p>
                )}
                <TestRow
                  codebase={codebase}
                  test={test}
                  off={off}
                  onRun={() => {
                    onRun(file.file, test.name)
                  }}
                />
              </li>
            )
          })}
        </ul>
      ) : null}
    </section>
  )
}
