import { expect, type Locator, type Page } from '@playwright/test'

export const fieldNamed = (page: Page, name: string): Locator => page.locator(`[name="${name}"]:not([type=hidden])`).first()

/** That a field is marked as wrong, says why right below it, and is named by what describes it to a screen reader. */
export const expectProblem = async (page: Page, name: string, message: string): Promise<void> => {
  const field = fieldNamed(page, name)
  const problem = page.locator(`#field-${name}-error`)
  await expect(problem).toHaveText(message)
  const own = await field.getAttribute('aria-describedby')
  const described = own ?? (await page.locator(`#field-${name}`).getAttribute('aria-describedby')) ?? ''
  expect(described.split(' ')).toContain(`field-${name}-error`)
}

/** The total of what stands on a page, as the payment form carries it. */
export const expectedTotal = (html: string): string => /name="expectedTotal" value="([^"]+)"/.exec(html)?.[1] ?? ''
