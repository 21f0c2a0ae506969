import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleBrowserScript } from './bundled-text.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bytes after gzip: such a script runs before the page that it is in. */
const BUDGETS = {
  'helper/page-scripts/page/main.ts': 13_000,
  'helper/page-scripts/worker/main.ts': 1_000,
  // with the colours of gradients, which the glass goes on with, what is seen where something lies over it, and the runs
  // of a Wrap
  'sketch/client/main.ts': 19_500,
}

test.each(Object.entries(BUDGETS))(
  '%s is one classic script in strict mode of at most %d bytes',
  async (entry, budget) => {
    const script = await bundleBrowserScript(join(root, entry))
    const { length } = await promisify(gzip)(script)
    expect(length, `${length} bytes of ${budget}`).toBeLessThanOrEqual(budget)
    expect(script).toMatch(/^"use strict";\n\(function\(\) \{\n/)
    expect(script.trimEnd()).toMatch(/\}\)\(\);$/)
    // not a word of the schemas, of which the types alone are needed
    expect(script).not.toContain('zod')
  },
)
