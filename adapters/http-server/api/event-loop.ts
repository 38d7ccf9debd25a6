import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds by which everybody waits longer on average; beyond it only what costs nothing, or money, is answered. */
const TOO_LATE = 500
const RESOLUTION = 10
const SECOND = 1000

/** Says whether this process has more to do than it can: it looked at the last second as a whole. */
export type IsBusy = () => boolean

/** Watches how late the event loop of this process runs, for as long as the process lives. */
export const watchEventLoop = (): IsBusy => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  delays.enable()
  let late = 0
  setInterval(() => {
    late = delays.mean / 1e6 - RESOLUTION
    delays.reset()
  }, SECOND).unref()
  return () => late > TOO_LATE
}
