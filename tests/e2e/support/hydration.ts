import { expect, type Page } from '@playwright/test'

/**
 * Waits until the rendered page is that of the address: in the browser the address changes first. The links to other languages lead
 * to the rendered page; a product has its slug in them, and a private page has none.
 */
export const waitUntilRendered = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => {
    const plain = (path: string): string => path.replace(/^\/de(?=\/|$)/, '').replace(/\/$/, '').replace(/(\/p\/\d+).*/, '$1')
    const link = document.querySelector<HTMLAnchorElement>('a[hreflang][aria-current]')
    return link === null || plain(link.pathname) === plain(window.location.pathname)
  }).catch(() => false), { timeout: 30_000, intervals: [20, 50, 100] }).toBe(true)
}

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((name) => name.startsWith('__reactProps'))
})

/** Waits for hydration of one part, which a selector names. */
export const waitUntilPartHydrated = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction((selector) => {
    // What only the server renders is there as a whole once its element is.
    const found = document.querySelector(selector)
    const element = found?.closest('[data-server-part]') ?? found
    return element === null ? selector !== 'main' : Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }, part)
  await page.evaluate(() => new Promise<void>((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 0) }) }))
}

/** Waits for hydration: until then links and forms work as without JavaScript. */
export const waitUntilInteractive = async (page: Page): Promise<void> => {
  await waitUntilRendered(page)
  await waitUntilPartHydrated(page, 'main')
}

/** Waits for hydration of the menus as well, which are last; some pages have none. */
export const waitUntilMenusHydrated = async (page: Page): Promise<void> => {
  await waitUntilInteractive(page)
  await waitUntilPartHydrated(page, '#menu button')
}

/**
 * Waits for the parts that are loaded beside the page: from then on they handle presses. The region for cart notifications is the first
 * visible sign. Network idle is not enough: on a busy machine it is reached before any request was sent.
 */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await waitUntilMenusHydrated(page)
  await page.locator('span[role=status]').first().waitFor({ state: 'attached' })
  await waitUntilPartHydrated(page, 'main')
}

/** A request of the page to the shop and back: what an event of the page sends immediately is sent before. */
export const roundTrip = (page: Page): Promise<void> => page.evaluate(async () => { await fetch('/health/ready') })
