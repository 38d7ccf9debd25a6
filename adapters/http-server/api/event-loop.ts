import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 10
const SECOND = 1000

/** Seconds in a row: one page that took long, or a machine that was away for a moment, is no crowd. */
const IN_A_ROW = 3

/** Says whether this process has more to do than it can, and has had for some seconds. */
export type IsBusy = () => boolean

/**
 * How late whoever comes at any moment finds the loop, in milliseconds. A long delay is one sample and holds up many, a short one
 * holds up few: each counts by how long it was.
 */
const lateness = ({ mean, stddev }: ReturnType<typeof monitorEventLoopDelay>): number =>
  (mean ** 2 + stddev ** 2) / mean / 1e6 - RESOLUTION

/**
 * Watches how late the event loop of this process runs, for as long as the process lives: beyond so many milliseconds only what
 * costs nothing, or money, is answered.
 */
export const watchEventLoop = (eventLoopLagLimit: number): IsBusy => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  delays.enable()
  let lateSeconds = 0
  setInterval(() => {
    // Nothing was measured in a second that was blocked as a whole: that is no number, and late.
    const isInTime = lateness(delays) <= eventLoopLagLimit
    lateSeconds = isInTime ? 0 : lateSeconds + 1
    delays.reset()
  }, SECOND).unref()
  return () => lateSeconds >= IN_A_ROW
}
