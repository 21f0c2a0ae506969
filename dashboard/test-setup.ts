import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong: what never comes still fails, only later.
configure({ asyncUtilTimeout: 8_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})
