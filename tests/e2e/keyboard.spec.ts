import { expect, type Locator, type Page } from '@playwright/test'
import { WORDS } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { fieldNamed } from './support/forms.ts'
import { refused, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { readThankYou } from './support/purchase.ts'
import { findByTitle } from './support/shop-api.ts'

const words = WORDS.de

const ADDRESS = {
  billingFirstName: 'Anna', billingLastName: 'Keller', billingStreet: 'Seeweg', billingStreetNumber: '4', billingPostcode: '8002',
  billingCity: 'Zürich',
}

const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const typeInto = async (page: Page, name: string, text: string): Promise<void> => {
  await tabTo(page, fieldNamed(page, name))
  await page.keyboard.type(text)
}

/** Types a value as printed on the box into a list of values. */
const chooseValue = async (page: Page, name: string, typed: string, value: string): Promise<void> => {
  await typeInto(page, name, typed)
  await page.keyboard.press('Enter')
  await expect(fieldNamed(page, name)).toHaveValue(value)
}

for (const width of [375, 1280])
  test(`lenses are bought with the keyboard alone at ${width} px, with a visible focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await waitUntilInteractive(page)
    const search = page.getByRole('banner').getByRole('combobox', { name: words('search.label') })
    await tabTo(page, search)
    await page.keyboard.type('Biofinity toric')
    const rows = page.getByRole('listbox').getByRole('option')
    await expect(rows.first()).toContainText('Biofinity toric')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biofinity toric')
    await waitUntilInteractive(page)

    await chooseValue(page, 'r_sphere', '-2,25', '-2.25')
    await chooseValue(page, 'r_cylinder', '-1.25', '-1.25')
    await chooseValue(page, 'r_axis', '90', '90')
    await press(page, page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first())

    const side = page.getByRole('dialog', { name: words('cart.title') })
    await press(page, side.getByRole('link', { name: words('cart.to_checkout') }))
    await expect(page).toHaveURL(/\/checkout\/customer/)
    await typeInto(page, 'email', 'anna.keys@example.ch')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout\/address/)
    await waitUntilInteractive(page)
    for (const [name, text] of Object.entries(ADDRESS)) await typeInto(page, name, text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout\/shipping/)
    await tabTo(page, page.locator('input[name=shippingMethod]:checked'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await press(page, page.getByRole('button', { name: words('checkout.to_payment') }))
    await expect(page).toHaveURL(/\/checkout\/payment/)
    const twint = page.getByRole('radio', { name: words('payment.method.twint') })
    await tabTo(page, page.locator('input[name=paymentMethod]').first())
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 12 && !(await twint.isChecked()); presses += 1) await page.keyboard.press('ArrowDown')
    await expect(twint).toBeChecked()
    await press(page, page.getByRole('checkbox').first(), 'Space')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await press(page, page.getByRole('button', { name: words('checkout.place_order') }))
    await page.waitForURL(/\/pay\/sandbox\//)
    await press(page, page.locator('button[value=paid]'))
    await readThankYou(page, words)
  })

test('the first key leads past the menu to the content', async ({ page, expects }) => {
  expects(refused(404))
  for (const path of ['/', '/c/lens', '/cart', '/no/such/page']) {
    await page.goto(path)
    await waitUntilInteractive(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words('shell.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
  }
})

test('the cart sidebar traps the focus, closes on Escape and returns it', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity')
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  await chooseValue(page, 'l_sphere', '-3', '-3.00')
  const add = page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first()
  await press(page, add)
  const side = page.getByRole('dialog', { name: words('cart.title') })
  await expect(side.getByRole('spinbutton').first()).toBeVisible()
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const at = document.activeElement
      if (at === null || at === document.body) return 'outside the page'
      return at.closest('dialog') === null ? `${at.tagName} ${(at.textContent ?? '').slice(0, 30)}` : 'in the cart'
    })
    expect(['in the cart', 'outside the page']).toContain(where)
  }
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
  await expect(add).toBeFocused()
})

test('an error list gets the focus and links to each field', async ({ page, request }) => {
  const { product_id } = await findByTitle(request, 'Biofinity toric')
  await page.goto(`/p/${product_id}`)
  await waitUntilInteractive(page)
  await chooseValue(page, 'r_sphere', '-2.25', '-2.25')
  await press(page, page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first())
  const faults = page.getByRole('alert').first()
  await expect(faults).toBeFocused()
  await press(page, faults.getByRole('link').first())
  await expect(fieldNamed(page, 'r_cylinder')).toBeFocused()
})
