import type { CodebaseKind, TestRun } from '@mosaygent/contract'
import { Badge } from '#ui'
import { TestFileSection } from './test-file-section.tsx'
import { texts } from './texts.ts'

interface TestListProps {
  codebase: CodebaseKind
  tests: TestRun
  /** Why no test can be run now. */
  off: string | null
  onRun: (file: string, name: string) => void
}

/** How the tests of a run ended, by file; one of them can be run alone. */
export function TestList({ codebase, tests, off, onRun }: TestListProps) {
  return (
    <>
      <Counts counts={tests.counts} />
      {tests.files.map((file) => (
        <TestFileSection key={file.file} codebase={codebase} file={file} off={off} onRun={onRun} />
      ))}
    </>
  )
}

function Counts({ counts }: Pick<TestRun, 'counts'>) {
  const { passed, failed, skipped, unfinished } = counts
  if (passed + failed + skipped + unfinished === 0) return <p className="text-ink-2">{texts.none}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {failed > 0 ? <Badge tone="bad">{texts.failed(failed)}</Badge> : null}
      {passed > 0 ? <Badge tone="good">{texts.passed(passed)}</Badge> : null}
      {skipped > 0 ? <Badge>{texts.skipped(skipped)}</Badge> : null}
      {unfinished > 0 ? <Badge tone="warn">{texts.unfinished(unfinished)}</Badge> : null}
    </div>
  )
}
