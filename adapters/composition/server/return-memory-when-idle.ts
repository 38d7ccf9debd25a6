import { performance } from 'node:perf_hooks'

/** Milliseconds between one look and the next: shorter than anybody waits who measures what a resting shop holds. */
const LOOK = 10_000
/** At most this share of the time since the last look was worked. */
const AT_REST = 0.05
/** Whatever is less than half as much again is not worth the third of a second that clearing everything takes. */
const GROWN = 1.5

/** What a process tells of itself, and what clears all that it no longer needs. */
type Process = {
  /** The share of the time since it was asked last that was worked, from 0 to 1. */
  readonly worked: () => number
  /** Bytes that are set aside for the heap. */
  readonly heap: () => number
  readonly clear: () => void
}

const workedSinceAsked = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** This process, where it was started with `--expose-gc`. */
const thisProcess = (): Process | undefined => {
  const { gc } = globalThis
  if (gc === undefined) return undefined
  return {
    worked: workedSinceAsked(),
    heap: () => process.memoryUsage().heapTotal,
    clear: () => { gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }) },
  }
}

/**
 * Gives the system back what a start or a crowd took, once nobody asks: V8 counts only while it allocates, so that a process at
 * rest stays for it as busy as it was.
 */
export const returnMemoryWhenIdle = (its: Process | undefined = thisProcess()): void => {
  if (its === undefined) return
  let heldPages = 0
  setInterval(() => {
    if (its.worked() > AT_REST || its.heap() < heldPages * GROWN) return
    its.clear()
    heldPages = its.heap()
  }, LOOK).unref()
}
