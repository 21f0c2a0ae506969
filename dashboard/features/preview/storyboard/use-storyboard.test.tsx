import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storyOff, useStoryboard } from './use-storyboard.ts'

interface Given {
  off: string | null
  appRuns: boolean
}
const FIRST: Given = { off: null, appRuns: false }

test('it is shown in front of one frame: the mosaic is left', { tags: 'P-570' }, () => {
  const toOneFrame = vi.fn()
  const { result } = renderHook(() => useStoryboard(null, false, toOneFrame))
  expect(result.current.open).toBe(false)
  expect(toOneFrame).not.toHaveBeenCalled()
  act(() => {
    result.current.show()
  })
  expect(result.current.open).toBe(true)
  expect(toOneFrame).toHaveBeenCalledOnce()
})

test('where there is none it says why, and when there will be', { tags: 'P-570' }, () => {
  expect(storyOff(false, false)).toBe('Start the preview first')
  expect(storyOff(true, false)).toMatch(/makes way once the app itself runs.*while the app compiles/)
  expect(storyOff(true, true)).toBeNull()
})

test(
  'the app takes the place of the sketch: what somebody looks at stays, and says so; what is stopped goes',
  { tags: 'P-670' },
  () => {
    const { result, rerender } = renderHook(
      ({ off, appRuns }: Given) => useStoryboard(off, appRuns, () => undefined),
      { initialProps: FIRST },
    )
    act(() => {
      result.current.show()
    })
    expect(result.current).toMatchObject({ open: true, overtaken: false })
    rerender({ off: 'the app runs', appRuns: true })
    expect(result.current).toMatchObject({ open: true, overtaken: true, off: 'the app runs' })
    // another sketch: it is asked for again
    rerender({ off: null, appRuns: false })
    expect(result.current).toMatchObject({ open: false, overtaken: false })
    act(() => {
      result.current.show()
    })
    rerender({ off: 'stopped', appRuns: false })
    expect(result.current.open).toBe(false)
  },
)
