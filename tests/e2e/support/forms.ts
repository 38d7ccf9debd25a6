import { expect, type Locator, type Page } from '@playwright/test'
import { attributeOf } from '../../support/html.ts'

export const fieldNamed = (page: Page, name: string): Locator => page.locator(`[name="${name}"]:not([type=hidden])`).first()

/** Expects a field to be marked as invalid, with the error right below it and as its accessible description. */
export const expectProblem = async (page: Page, name: string, message: string): Promise<void> => {
  const field = fieldNamed(page, name)
  const problem = page.locator(`#field-${name}-error`)
  await expect(problem).toHaveText(message)
  const own = await field.getAttribute('aria-describedby')
  const described = own ?? (await page.locator(`#field-${name}`).getAttribute('aria-describedby')) ?? ''
  expect(described.split(' ')).toContain(`field-${name}-error`)
}

/** The total of a page, as the payment form sends it. */
export const expectedTotal = (html: string): string => attributeOf(html, '[name=expectedTotal]', 'value') ?? ''
