import { performance } from 'node:perf_hooks'

/** Milliseconds between two checks: shorter than the time after which anybody measures an idle shop. */
const INTERVAL = 10_000
/** The largest share of busy time since the last check at which the process counts as idle. */
const IDLE_SHARE = 0.05
/** A heap below this ratio is not worth a full collection, which takes a third of a second. */
const GROWTH = 1.5

/** What a process reports of itself, and its full garbage collection. */
type Process = {
  /** The share of busy time since the last call, from 0 to 1. */
  readonly worked: () => number
  /** Bytes reserved for the heap. */
  readonly heap: () => number
  readonly clear: () => void
}

const workSinceLastCall = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** This process, if it was started with `--expose-gc`. */
const thisProcess = (): Process | undefined => {
  const { gc } = globalThis
  if (gc === undefined) return undefined
  return {
    worked: workSinceLastCall(),
    heap: () => process.memoryUsage().heapTotal,
    clear: () => { gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }) },
  }
}

/**
 * Returns memory to the system after a start or a peak. V8 shrinks its heap only while it allocates, so an idle process would keep its
 * peak size.
 */
export const returnMemoryWhenIdle = (measured: Process | undefined = thisProcess()): void => {
  if (measured === undefined) return
  let clearedHeap = 0
  setInterval(() => {
    if (measured.worked() > IDLE_SHARE || measured.heap() < clearedHeap * GROWTH) return
    measured.clear()
    clearedHeap = measured.heap()
  }, INTERVAL).unref()
}
