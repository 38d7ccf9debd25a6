import { setTimeout as wait } from 'node:timers/promises'
import type { UnwatchedBrowser } from './unwatched-page.ts'

/** Milliseconds in which a page at this speed has drawn itself, woken, and brought what it needs next. */
const UNTIL_QUIET = 6000

type Watched = { readonly tasks: readonly { readonly startTime: number; readonly duration: number }[]; readonly painted: number }

// As text, so that nothing of it runs before the page is quiet.
const WHAT_WAS_LONG = `new Promise((resolve) => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
  new PerformanceObserver((list) => {
    resolve({ painted, tasks: list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })) })
  }).observe({ type: 'longtask', buffered: true })
  setTimeout(() => { resolve({ painted, tasks: [] }) }, 1000)
})`

/** Every task of 50 milliseconds or more after the first paint, on a phone at a quarter of this machine's speed, in milliseconds. */
const longTasks = (browser: UnwatchedBrowser, url: string): Promise<readonly number[]> =>
  browser.onPage(async (ask) => {
    await ask('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
    await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
    await ask('Page.navigate', { url })
    await wait(UNTIL_QUIET)
    const { result } = await ask('Runtime.evaluate', { expression: WHAT_WAS_LONG, awaitPromise: true, returnByValue: true })
    const { tasks, painted } = (result as { readonly value: Watched }).value
    return tasks.filter(({ startTime, duration }) => startTime + duration > painted).map(({ duration }) => duration)
  })

/** The longest of them; 0 where none takes so long. */
export const longestTask = async (browser: UnwatchedBrowser, url: string): Promise<number> =>
  Math.max(0, ...(await longTasks(browser, url)))
