import { expect, type Page } from '@playwright/test'
import { waitUntilInteractive, waitUntilRendered } from './hydration.ts'
import type { Words } from './shop-texts.ts'

export type Bought = { readonly number: string; readonly total: string }

type Values = Readonly<Record<string, string>>

const GUEST = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich',
} as const

/** Finds a product by the search field of the header and opens its page. */
export const findProduct = async (page: Page, words: Words, title: string): Promise<void> => {
  const name = words('search.label')
  const field = page.getByRole('combobox', { name }).or(page.getByRole('searchbox', { name })).first()
  await field.fill(title)
  await field.press('Enter')
  await page.waitForURL(/\/s\?/)
  await waitUntilRendered(page)
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
  // It is a full navigation: a person does not select from a list while its values load, or during hydration.
  await page.waitForURL(/\/p\//)
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await waitUntilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
}

/** Selects the values of one eye; keys are option names, values as on the box. */
export const chooseEye = async (page: Page, words: Words, eye: 'right' | 'left', values: Values): Promise<void> => {
  for (const [key, value] of Object.entries(values)) {
    const label = `${words(`product.eye.${eye}`)}: ${words(`product.option.${key}`)}`
    await page.getByLabel(label, { exact: true }).selectOption(value)
  }
}

export const addToCart = async (page: Page, words: Words): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
}

/** Both lenses of the demo purchase: Biofinity toric for the right eye, Biofinity for the left one. */
export const fillCart = async (page: Page, words: Words, home: string): Promise<void> => {
  await page.goto(home)
  await findProduct(page, words, 'Biofinity toric')
  await chooseEye(page, words, 'right', { sphere: '-2.25', cylinder: '-1.25', axis: '90' })
  await addToCart(page, words)
  await page.getByText(words('cart.to_checkout')).first().waitFor()
  await page.goto(home)
  await findProduct(page, words, 'Biofinity')
  await chooseEye(page, words, 'left', { sphere: '-3.00' })
  await addToCart(page, words)
  await page.getByText(words('cart.to_checkout')).first().waitFor()
}

export const setEmail = async (page: Page, words: Words, email: string): Promise<void> => {
  await page.getByLabel(words('checkout.email')).fill(email)
  await page.getByRole('button', { name: words('checkout.to_address') }).click()
  await page.waitForURL(/\/checkout\/address/)
  await waitUntilRendered(page)
}

export const fillAddress = async (page: Page, words: Words): Promise<void> => {
  for (const [field, value] of Object.entries(GUEST))
    await page.getByLabel(new RegExp(`^${words(`checkout.field.${field}`)}`)).first().fill(value)
  await page.getByRole('button', { name: words('checkout.to_shipping') }).click()
  await page.waitForURL(/\/checkout\/shipping/)
  await waitUntilRendered(page)
}

export const chooseShipping = async (page: Page, words: Words): Promise<void> => {
  await page.locator('[name=shippingMethod]').first().check({ force: true })
  await page.getByRole('button', { name: words('checkout.to_payment') }).click()
  await page.waitForURL(/\/checkout\/payment/)
  await waitUntilRendered(page)
}

export const order = async (page: Page, words: Words, method: string): Promise<void> => {
  await page.getByRole('radio', { name: words(`payment.method.${method}`) }).check({ force: true })
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: words('checkout.place_order') }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
}

export const readThankYou = async (page: Page, words: Words): Promise<Bought> => {
  await page.waitForURL(/\/checkout\/thank-you\//)
  await waitUntilRendered(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('order.thank_you'))
  const main = await page.getByRole('main').innerText()
  const number = /[A-Z]{2}-\d{4}-\d{6}/.exec(main)?.[0] ?? ''
  expect(number).not.toBe('')
  return { number, total: main }
}
