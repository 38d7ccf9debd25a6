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

/** Waits until script has taken over the page: what is pressed before may be lost. */
export const awake = async (page: Page): Promise<void> => {
  await drawn(page)
  // The foot wakes after the page: until then its links lead as documents.
  await page.waitForFunction(() => ['main', 'footer a'].every((part) => {
    const element = document.querySelector(part)
    return element === null ? part !== 'main' : Object.keys(element).some((name) => name.startsWith('__reactProps'))
  }))
  await page.evaluate(() => new Promise<void>((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 0) }) }))
}
