import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page that is drawn is that of the address: in the browser the address comes first. The links to other
 * languages lead to the page that is drawn; a product has words of its own in them, and a page of others has none.
 */
export const waitUntilRendered = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => {
    const plain = (path: string): string => path.replace(/^\/de(?=\/|$)/, '').replace(/\/$/, '').replace(/(\/p\/\d+).*/, '$1')
    const link = document.querySelector<HTMLAnchorElement>('a[hreflang][aria-current]')
    return link === null || plain(link.pathname) === plain(window.location.pathname)
  }).catch(() => false), { timeout: 30_000 }).toBe(true)
}

/** Whether script has taken over the page. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(() => {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((name) => name.startsWith('__reactProps'))
})

const waitUntilPartHydrated = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element === null ? selector !== 'main' : Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }, part)
  await page.evaluate(() => new Promise<void>((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 0) }) }))
}

/** What somebody does who stays, and what wakes a page: a hand that moves, over nothing that is pressed. */
export const stays = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 1)
}

/** Waits until script has taken over the page, for a visitor who stays: until then links lead and forms send as without script. */
export const waitUntilInteractive = async (page: Page): Promise<void> => {
  await waitUntilRendered(page)
  await stays(page)
  await waitUntilPartHydrated(page, 'main')
}

/** Waits until script has taken over the foot of the page as well, which wakes last. */
export const waitUntilFooterHydrated = async (page: Page): Promise<void> => {
  await waitUntilInteractive(page)
  await waitUntilPartHydrated(page, 'footer a')
}

/**
 * Waits until what comes beside the page is there as well: it hears what is pressed from then on, before that links lead as
 * documents. The first of it that is seen is the place for news of the cart. A network at rest does not tell: on a busy machine
 * it rests before any of it was asked for.
 */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await waitUntilFooterHydrated(page)
  await page.locator('span[role=status]').first().waitFor({ state: 'attached' })
  await waitUntilPartHydrated(page, 'main')
}
