import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { returnMemoryWhenIdle } from '../../../adapters/composition/server/return-memory-when-idle.ts'

const LOOK = 10_000
const MB = 1_000_000

beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

/** A process with simulated load and memory; after a collection it uses 70 MB. */
const opened = () => {
  const at = { worked: 0, heap: 200 * MB, cleared: 0 }
  returnMemoryWhenIdle({
    worked: () => at.worked,
    heap: () => at.heap,
    clear: () => {
      at.cleared += 1
      at.heap = 70 * MB
    },
  })
  return at
}

it('F-O16 returns the memory of a start, and of a peak load after it ended, not during it', () => {
  const at = opened()
  at.worked = 0.6
  vi.advanceTimersByTime(3 * LOOK)
  expect(at.cleared).toBe(0)
  at.worked = 0.01
  vi.advanceTimersByTime(LOOK)
  expect(at.cleared).toBe(1)
  Object.assign(at, { worked: 0.9, heap: 230 * MB })
  vi.advanceTimersByTime(6 * LOOK)
  expect(at.cleared).toBe(1)
  at.worked = 0
  vi.advanceTimersByTime(2 * LOOK)
  expect(at.cleared).toBe(2)
})

it('does not delay an occasional visitor for a collection that frees little', () => {
  const at = opened()
  vi.advanceTimersByTime(LOOK)
  at.heap = 100 * MB
  vi.advanceTimersByTime(60 * LOOK)
  expect(at.cleared).toBe(1)
})
