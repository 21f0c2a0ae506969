import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One configuration per workspace; each names itself, so that `--project helper` runs that one alone. */
export default defineConfig({
  test: {
    projects: ['contract', 'helper', 'sketch', 'launcher', 'dashboard', 'e2e', 'tooling'].map(
      (name) => `${name}/vitest.config.ts`,
    ),
    // by default one core is left idle, which of two is half of them
    maxWorkers: availableParallelism(),
    reporters: ['default'],
  },
})
