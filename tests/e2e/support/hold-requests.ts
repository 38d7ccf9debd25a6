import type { Page } from '@playwright/test'

/** Requests for what matches are sent only when the result is called. */
export const holdRequests = async (page: Page, matching: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(matching, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
