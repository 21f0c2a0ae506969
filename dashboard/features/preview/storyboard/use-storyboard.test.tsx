// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storyOff, useStoryboard } from './use-storyboard.ts'

test('it is shown in front of one frame: the mosaic is left', { tags: 'P-570' }, () => {
  const toOneFrame = vi.fn()
  const { result } = renderHook(() => useStoryboard(null, toOneFrame))
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
