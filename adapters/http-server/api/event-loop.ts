import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 10
const SECOND = 1000

/** Consecutive seconds above the limit: one slow page or a paused machine is not overload. */
const IN_A_ROW = 3

/** Whether the process has been overloaded for some seconds. */
export type IsBusy = () => boolean

/**
 * Expected event-loop lag at a random moment, in milliseconds. A long delay is one sample but affects many requests, so each sample
 * is weighted by its length.
 */
const expectedLag = ({ mean, stddev }: ReturnType<typeof monitorEventLoopDelay>): number =>
  (mean ** 2 + stddev ** 2) / mean / 1e6 - RESOLUTION

/**
 * Measures the event-loop lag of this process until it ends. Above the limit (milliseconds) the shop sheds requests that only read.
 */
export const watchEventLoop = (eventLoopLagLimit: number): IsBusy => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  delays.enable()
  let lateSeconds = 0
  setInterval(() => {
    // A second that was blocked as a whole has no samples: the lag is NaN and counts as above the limit.
    const isInTime = expectedLag(delays) <= eventLoopLagLimit
    lateSeconds = isInTime ? 0 : lateSeconds + 1
    delays.reset()
  }, SECOND).unref()
  return () => lateSeconds >= IN_A_ROW
}
