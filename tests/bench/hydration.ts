import { setTimeout as wait } from 'node:timers/promises'
import type { BenchBrowser } from './browser-connection.ts'

/** Milliseconds in which a page at this speed is rendered, hydrated, and has loaded its next parts. */
const UNTIL_QUIET = 6000

type Watched = { readonly tasks: readonly { readonly startTime: number; readonly duration: number }[]; readonly painted: number }

// As text, so that nothing of it runs before the page is idle.
const WHAT_WAS_LONG = `new Promise((resolve) => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  new PerformanceObserver((list) => {
    resolve({ painted, tasks: list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })) })
  }).observe({ type: 'longtask', buffered: true })
  setTimeout(() => { resolve({ painted, tasks: [] }) }, 1000)
})`

type LongTasks = { readonly hydrating: readonly number[]; readonly scrolling: readonly number[] }

/** The longest task after the first paint, and the longest after scrolling; 0 if none takes 50. Milliseconds. */
export type Longest = { readonly hydrating: number; readonly scrolling: number }

/** Every task of 50 milliseconds or more, on a phone at a quarter of this machine's speed. */
const longTasks = (browser: BenchBrowser, url: string): Promise<LongTasks> =>
  browser.onPage(async (ask) => {
    await ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
    await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
    await ask('Page.navigate', { url })
    await wait(UNTIL_QUIET)
    const now = async (): Promise<number> => {
      const { result } = await ask('Runtime.evaluate', { expression: 'performance.now()', returnByValue: true })
      return (result as { readonly value: number }).value
    }
    const scrolled = await now()
    await ask('Runtime.evaluate', { expression: 'window.scrollBy(0, 40)' })
    await wait(UNTIL_QUIET)
    const { result } = await ask('Runtime.evaluate', { expression: WHAT_WAS_LONG, awaitPromise: true, returnByValue: true })
    const { tasks, painted } = (result as { readonly value: Watched }).value
    const within = (from: number, to: number): readonly number[] =>
      tasks.filter(({ startTime, duration }) => startTime + duration > from && startTime < to).map(({ duration }) => duration)
    return { hydrating: within(painted, scrolled), scrolling: within(scrolled, Infinity) }
  })

export const longestTasks = async (browser: BenchBrowser, url: string): Promise<Longest> => {
  const { hydrating, scrolling } = await longTasks(browser, url)
  return { hydrating: Math.max(0, ...hydrating), scrolling: Math.max(0, ...scrolling) }
}
