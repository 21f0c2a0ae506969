import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { freshPage } from './testing/fresh-page.ts'
import { withoutOwnerStacks } from './testing/no-owner-stacks.ts'

// The files of a worker share the window and the packages, which takes half of the time. Our own modules are loaded anew
// for each file: so none finds what another one left in a store, or the real module where it replaces one (`vi.mock`).
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
const leave = freshPage()
withoutOwnerStacks()

// A busy machine is slow, not wrong: what never comes still fails, only later.
configure({ asyncUtilTimeout: 8_000 })

// what a test has not answered itself reaches nobody, not even after the test: a helper may be running on this machine
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'))

afterEach(() => {
  cleanup()
  localStorage.clear()
})

afterAll(leave)
