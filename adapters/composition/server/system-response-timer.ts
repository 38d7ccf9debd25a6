import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises'
import type { ResponseTimer } from '../../../application/commerce/shop/response-timer.port.ts'

/** Milliseconds. Longer than sending a mail and twice a password hash on a small machine; slower work waits for the next multiple. */
const STEP = 25
/** The largest delay of a timer, in milliseconds; the rest is waited for in small steps. */
const TIMER_LATE = 2

/** Counted from the request, not from the clock, so that a client cannot choose when the response falls due. */
export const systemResponseTimer: ResponseTimer = (work) => async () => {
  const startedAt = performance.now()
  const result = await work()
  const spent = performance.now() - startedAt
  const dueAt = startedAt + Math.ceil(spent / STEP) * STEP
  await wait(Math.max(0, dueAt - performance.now() - TIMER_LATE))
  while (performance.now() < dueAt) await nextTick()
  return result
}
