import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { lastOfRun, mergeReceipts } from './receipts.ts'

const receipt = (second: number): Receipt => ({
  number: second,
  action: 'reload',
  outcome: 'applied',
  duration_ms: 1,
  at: `2026-11-21T14:00:0${second}.000Z`,
  code_of: '',
  in_place: true,
  fresh_page: false,
})
const running: PreviewStatus = { running: true, pid: 7, message: '', started_at: receipt(2).at }

describe('the history of receipts', () => {
  it('is the helper’s and this page’s, each once, newest first', () => {
    const merged = mergeReceipts([receipt(3), receipt(2)], [receipt(1), receipt(2)])
    expect(merged.map(({ number }) => number)).toEqual([3, 2, 1])
  })

  it('tells the run that lives from the one before', () => {
    expect(lastOfRun([receipt(3), receipt(1)], running)?.number).toBe(3)
    expect(lastOfRun([receipt(1)], running)).toBeNull()
    expect(lastOfRun([receipt(3)], { ...running, running: false })).toBeNull()
    expect(lastOfRun([], running)).toBeNull()
  })
})
