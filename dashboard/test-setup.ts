import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong: what never comes still fails, only later.
configure({ asyncUtilTimeout: 8_000 })

// what a test has not answered itself reaches nobody, not even after the test: a helper may be running on this machine
globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'))

afterEach(() => {
  cleanup()
  localStorage.clear()
})
