import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createStore, useStore } from './index.ts'

describe('createStore', () => {
  it('tells its subscribers of a change, and not of the same value', () => {
    const store = createStore('a')
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.set('a')
    expect(listener).not.toHaveBeenCalled()
    store.set('b')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.get()).toBe('b')
  })

  it('tells nothing once unsubscribed, and keeps the other subscription of the same function', () => {
    const store = createStore(0)
    const listener = vi.fn<() => void>()
    const end = store.subscribe(listener)
    store.subscribe(listener)
    end()
    end()
    store.set(1)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('works for its first subscriber until the last one leaves', () => {
    const stop = vi.fn<() => void>()
    const start = vi.fn<() => () => void>(() => stop)
    const store = createStore(0, start)
    const ends = [store.subscribe(() => {}), store.subscribe(() => {})]
    expect(start).toHaveBeenCalledTimes(1)
    ends[0]?.()
    ends[0]?.()
    expect(stop).not.toHaveBeenCalled()
    ends[1]?.()
    expect(stop).toHaveBeenCalledTimes(1)
    store.subscribe(() => {})
    expect(start).toHaveBeenCalledTimes(2)
  })
})

it('draws a component again with each value', () => {
  const store = createStore('first')
  const Shown = () => <p>{useStore(store)}</p>
  render(<Shown />)
  act(() => store.set('second'))
  expect(screen.getByText('second')).toBeInTheDocument()
})
