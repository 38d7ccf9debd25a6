import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { ResponseTimer } from '../../../application/commerce/shop/response-timer.port.ts'

/** Milliseconds. More than a letter takes and twice a password on a small machine; what takes longer waits for the next one. */
const BEAT = 25
/** What a timer may come too late by, in milliseconds: the rest is waited for turn by turn. */
const TIMER_LATE = 2

/** Counted from the question, not from the clock: who asks cannot choose how near the beat the answer is. */
export const systemResponseTimer: ResponseTimer = (answer) => async () => {
  const startedAt = performance.now()
  const result = await answer()
  const spent = performance.now() - startedAt
  const dueAt = startedAt + Math.ceil(spent / BEAT) * BEAT
  await wait(Math.max(0, dueAt - performance.now() - TIMER_LATE))
  while (performance.now() < dueAt) await nextTurn()
  return result
}
