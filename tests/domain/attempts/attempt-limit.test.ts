import { expect, it } from 'vitest'
import { isTooMany } from '../../../domain/attempts/attempt-limit.ts'

it('allows as many attempts as the limit, and not one more', () => {
  const limit = { attempts: 3, window: 60_000 }
  expect([1, 3, 4, 9].map((attempts) => isTooMany(attempts, limit))).toEqual([false, false, true, true])
  expect(isTooMany(1, { ...limit, attempts: 0 })).toBe(true)
})
