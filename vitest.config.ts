import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { numbersOf } from './tooling/statement-numbers.mjs'

const product = readFileSync(new URL('docs/product.md', import.meta.url), 'utf8')

/**
 * One configuration per workspace; each names itself, so that `--project helper` runs that one alone. A test is tagged
 * with the statements of docs/product.md that it proves: `--tags-filter P-093` runs the tests of one.
 *
 * `isolate: false`: the files of a worker share what is imported, which takes half of the time. A file that replaces a
 * module (`vi.mock`) is named `*.mocks.test.ts` and has a worker of its own; one that wants a document is named
 * `*.page.test.ts`, for a worker ends where the next file wants another environment. The dashboard's files load our own
 * modules anew, see its `test-setup.ts`.
 */
export default defineConfig({
  test: {
    projects: [
      ...['contract', 'helper', 'sketch', 'launcher', 'dashboard', 'e2e', 'tooling'].map(
        (name) => `${name}/vitest.config.ts`,
      ),
      'helper/vitest.mocks.config.ts',
      'helper/vitest.page.config.ts',
      'sketch/vitest.page.config.ts',
    ],
    tags: numbersOf(product).map((name) => ({ name })),
    // many wait for a program or a disk: one more than there are cores, where the default leaves one idle
    maxWorkers: availableParallelism() + 1,
    reporters: ['default'],
    // green tests print nothing
    silent: 'passed-only',
  },
})
