import type { Page } from '@playwright/test'

/** Waits until script has taken over the page: what is pressed before may be lost. */
export const awake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')))
  await page.evaluate(() => new Promise<void>((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 0) }) }))
}
