import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page that is drawn is that of the address: in the browser the address comes first. The links to other
 * languages lead to the page that is drawn; a product has words of its own in them, and a page of others has none.
 */
export const drawn = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => {
    const plain = (path: string): string => path.replace(/^\/de(?=\/|$)/, '').replace(/\/$/, '').replace(/(\/p\/\d+).*/, '$1')
    const link = document.querySelector<HTMLAnchorElement>('a[hreflang][aria-current]')
    return link === null || plain(link.pathname) === plain(window.location.pathname)
  }).catch(() => false), { timeout: 30_000 }).toBe(true)
}

const takenOver = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element === null ? selector !== 'main' : Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }, part)
  await page.evaluate(() => new Promise<void>((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 0) }) }))
}

/** Waits until script has taken over the page: what is pressed before may be lost. */
export const awake = async (page: Page): Promise<void> => {
  await drawn(page)
  await takenOver(page, 'main')
}

/** Waits until script has taken over the foot of the page as well, which wakes last: until then its links lead as documents. */
export const awakeToTheFoot = async (page: Page): Promise<void> => {
  await awake(page)
  await takenOver(page, 'footer a')
}

/** What somebody does who stays, and what else comes after a page comes for: a hand that moves, over nothing that is pressed. */
export const stays = (page: Page): Promise<void> => page.mouse.move(1, 1)

/**
 * Waits until what comes for a visitor who stays is there as well: it hears what is pressed from then on, before that links lead as
 * documents. The first of it that is seen is the place for news of the cart. A network at rest does not tell: on a busy machine
 * it rests before any of it was asked for.
 */
export const awakeWhole = async (page: Page): Promise<void> => {
  await awakeToTheFoot(page)
  await stays(page)
  await page.locator('span[role=status]').first().waitFor({ state: 'attached' })
  await takenOver(page, 'main')
}
