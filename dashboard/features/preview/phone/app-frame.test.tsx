import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import type { AppPage } from '../page/use-page.ts'
import { AppFrame } from './app-frame.tsx'
import { deviceOf } from './devices.ts'
import { screenOf } from './screen.ts'

const phone = screenOf(deviceOf('iphone-16'), false)
const framed = (stamp: number, sketch = false) => ({
  stamp,
  address: `http://a/?t=${stamp}`,
  sketch,
  identity: null,
})
const attach = vi.fn()
const loaded = vi.fn()
const onSeen = vi.fn()

const frame = (given: Partial<AppPage>, more: Partial<ComponentProps<typeof AppFrame>> = {}) => (
  <AppFrame
    page={{ shown: framed(1), coming: null, leaving: null, attach, loaded, ...given }}
    allow="fullscreen"
    screen={phone}
    dark={false}
    onSeen={onSeen}
    {...more}
  />
)
const coming = (stamp: number) => ({ ...framed(stamp), waiting: 'loading' as const })
const app = () => screen.getByTitle('App preview')
const behind = () => screen.getByTitle('New code of the app')

it('has the new page at the same place, where it takes no input and is not read out', () => {
  render(frame({ coming: coming(2) }))
  expect(app()).not.toHaveAttribute('inert')
  expect(app()).not.toHaveAttribute('aria-hidden')
  expect(behind()).toHaveAttribute('inert')
  expect(behind()).toHaveAttribute('aria-hidden', 'true')
  expect(behind().getAttribute('style')).toBe(app().getAttribute('style'))
  for (const name of ['sandbox', 'allow', 'class'])
    expect(behind().getAttribute(name)).toBe(app().getAttribute(name))
  expect(behind()).toHaveAttribute('src', 'http://a/?t=2')
})

it('swaps them without touching the new page, which is told from the one before', () => {
  const { rerender } = render(frame({ coming: coming(2) }))
  const first = app()
  const second = behind()
  fireEvent.load(second)
  expect(loaded).toHaveBeenLastCalledWith(2)
  attach.mockClear()
  rerender(frame({ shown: framed(2) }))
  expect(app()).toBe(second)
  expect(first.isConnected).toBe(false)
  expect(attach.mock.calls).toEqual([[1, null]])
  expect(onSeen).toHaveBeenLastCalledWith(second, true)
})

it('keeps the keyboard in the app, also over a sketch that fades away', () => {
  const { rerender } = render(frame({ coming: coming(2) }))
  const second = behind()
  app().focus()
  rerender(frame({ shown: framed(2) }))
  expect(document.activeElement).toBe(second)
  rerender(frame({ shown: framed(2), coming: coming(3) }))
  const third = behind()
  rerender(frame({ shown: framed(3), leaving: framed(2, true) }))
  expect(screen.getByTitle('Sketch of the app')).toBe(second)
  expect(document.activeElement).toBe(third)
  third.blur()
  rerender(frame({ shown: framed(3), coming: coming(4) }))
  const fourth = behind()
  rerender(frame({ shown: framed(4) }))
  expect(document.activeElement).not.toBe(fourth)
})
