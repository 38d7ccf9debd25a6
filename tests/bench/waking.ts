import type { Browser } from 'playwright'

/** Milliseconds of quiet after which a page is awake. */
const QUIET = 1500

type Watched = { tasks: { readonly startTime: number; readonly duration: number }[]; painted: number }

const watch = (): void => {
  const watched: Watched = { tasks: [], painted: Infinity }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => { watched.tasks.push(...list.getEntries()) }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') watched.painted = startTime
  }).observe({ type: 'paint', buffered: true })
}

/** Every task of 50 milliseconds or more after the first paint, on a phone at a quarter of this machine's speed, in milliseconds. */
const longTasks = async (browser: Browser, url: string): Promise<readonly number[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET)
  const { tasks, painted } = await page.evaluate(() => (window as unknown as { readonly watched: Watched }).watched)
  await context.close()
  return tasks.filter(({ startTime, duration }) => startTime + duration > painted).map(({ duration }) => duration)
}

/** The longest of them; 0 where none takes so long. */
export const longestTask = async (browser: Browser, url: string): Promise<number> => Math.max(0, ...(await longTasks(browser, url)))
