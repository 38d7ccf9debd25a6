import { expect, type Locator, type Page } from '@playwright/test'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { TypedField } from '../../../ui/address/address-controls.ts'
import { fieldNameOf, TYPED_FIELDS } from '../../../ui/address/address-fields.ts'
import { plainText } from '../../scenarios/plain-text.ts'
import { Refused, type Lens, type Place, type Shopper, type Step } from '../../scenarios/shopper.ts'
import { waitUntilInteractive, waitUntilRendered } from './hydration.ts'
import { readCartPage } from './read-cart-page.ts'
import { readHistoryPage, readOrderPage } from './read-order-page.ts'
import { readPrices } from './read-prices.ts'
import { findByTitle } from './shop-api.ts'
import { chooseEye } from './purchase.ts'
import type { Words } from './shop-texts.ts'

type Setting = {
  readonly url: string
  /** The beginning of every address in this language, without a trailing slash. */
  readonly root: string
  readonly words: Words
  readonly email: string
  readonly cartLink: () => Promise<string>
}

const PASSWORD = 'sehr7gute-sicht'
const PAID_ELSEWHERE = /\/pay\/sandbox\//
const THANK_YOU = /\/checkout\/thank-you\/([^/?#]+)/

const asOnTheBox = (values: Lens['values']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'axis' ? String(value) : value.toFixed(2)]))

/** A shopper in a browser: presses, types and reads. */
export const makeBrowserShopper = (page: Page, setting: Setting): Shopper => {
  const { url, root, words, email } = setting
  const main = page.getByRole('main')
  let order: string | undefined

  const go = async (path: string): Promise<void> => {
    await page.goto(`${root}${path}`)
    await waitUntilInteractive(page)
  }
  const isOn = (path: string): boolean => new URL(page.url()).pathname.endsWith(path)
  const stepOf = (): Place => {
    const [, step] = /\/checkout\/(customer|address|shipping|payment)$/.exec(new URL(page.url()).pathname) ?? []
    return (step as Step | undefined) ?? 'home'
  }
  const toCart = async (): Promise<void> => {
    if (!isOn('/cart')) await go('/cart')
    else await waitUntilInteractive(page)
  }
  const toStep = async (step: Step): Promise<void> => {
    if (stepOf() !== step) await go(`/checkout/${step}`)
  }
  const alerts = async (): Promise<string> => plainText((await main.getByRole('alert').allInnerTexts()).join('\n'))
  /** Presses the button that continues, and waits for the next page or an error. */
  const press = async (button: Locator, onward: RegExp): Promise<void> => {
    if (await button.isDisabled()) throw new Refused(await alerts())
    const before = await main.locator('[role=alert]').count()
    await button.click()
    await page.waitForFunction(
      ([there, target]) => new RegExp(there).test(window.location.href) || document.querySelectorAll('main [role=alert]').length > target,
      [onward.source, before] as const,
    )
    if (!onward.test(page.url())) throw new Refused(await alerts())
    await waitUntilRendered(page)
  }
  const button = (id: string): Locator => main.getByRole('button', { name: words(id), exact: true })
  const formOf = (scope: Locator, { title, eye }: Pick<Lens, 'title' | 'eye'>): Locator =>
    scope.locator('form').filter({
      has: page.getByRole('button', { name: words('cart.remove_line', { title, eye: words(`product.eye.${eye}`) }), exact: true }),
    })
  const type = async (part: 'billing' | 'shipping', address: TypedAddress): Promise<void> => {
    const fieldOf = (field: TypedField): Locator => page.locator(`[name="${fieldNameOf(part, field)}"]`)
    const { countryCode, ...texts } = address
    if (countryCode !== undefined) await fieldOf('countryCode').selectOption(countryCode)
    for (const field of TYPED_FIELDS.filter((name) => Object.hasOwn(texts, name))) {
      if (field === 'provinceCode') await fieldOf(field).selectOption(address[field] ?? '')
      else await fieldOf(field).fill(address[field] ?? '')
    }
  }
  const enterCode = async (change: string, code: string): Promise<void> => {
    await toCart()
    const form = main.locator(`form:has(button[value="${change}"])`)
    await main.locator(`details:has(button[value="${change}"]) > summary`).click()
    await form.locator('[name="code"]').fill(code)
    await form.getByRole('button').click()
    const refusal = form.locator('[id$="-error"]')
    await expect(main.locator('form:has(button[value^="remove"]) strong').or(refusal).first()).toBeVisible()
    if (await refusal.isVisible()) throw new Refused(plainText(await refusal.innerText()))
  }
  const productPath = async (title: string): Promise<string> => `/p/${(await findByTitle(page.request, title, url)).product_id}`
  const titles = async (): Promise<readonly string[]> => main.locator('article :is(h2, h3)').allTextContents()
  const noteOrder = (): void => { order = THANK_YOU.exec(page.url())?.[1] ?? order }

  return {
    say: words,
    email,
    browse: async (category) => {
      await go(`/c/${category}`)
      return titles()
    },
    search: async (term) => {
      await go('')
      const name = words('search.label')
      const field = page.getByRole('combobox', { name }).or(page.getByRole('searchbox', { name })).first()
      await field.fill(term)
      await field.press('Enter')
      await page.waitForURL(/\/s\?/)
      await waitUntilRendered(page)
      await expect(main.locator('article').first()).toBeVisible()
      return titles()
    },
    openProduct: async (title) => {
      await go(await productPath(title))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      return readPrices(page, words)
    },
    addToCart: async ({ title, eye, values }) => {
      await go(await productPath(title))
      await chooseEye(page, words, eye, asOnTheBox(values))
      await button('product.add_to_cart').first().click()
      await page.getByText(words('cart.to_checkout')).first().waitFor()
    },
    changeQuantity: async (lens, quantity) => {
      await toCart()
      const form = formOf(main, lens)
      await form.locator('[name="quantity"]').fill(String(quantity))
      await form.locator('[name="quantity"]').press('Enter')
      await expect(main.locator('li[aria-busy]')).toHaveCount(0)
    },
    remove: async (lens) => {
      const isCheckout = stepOf() !== 'home'
      const side = page.getByRole('dialog', { name: words('cart.title') })
      const scope = isCheckout ? side : main
      if (!isCheckout) await toCart()
      else if (!(await side.isVisible()))
        await page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words('shell.cart')}`) }).click()
      const form = formOf(scope, lens)
      await expect(form).toBeVisible()
      const others = (await scope.locator('input[name="lineId"]').count()) - 1
      await form.getByRole('button').last().click()
      await expect(form).toHaveCount(0)
      if (isCheckout && others === 0) await expect.poll(stepOf).toBe('home')
    },
    declineGift: async () => {
      await toCart()
      await main.locator('button[value="declineTrials"]').click()
      await page.getByRole('button', { name: words('cart.gift_remove') }).click()
      await expect(page.getByText(words('cart.gift_removed'))).toBeVisible()
    },
    applyCoupon: async (code) => enterCode('applyCoupon', code),
    removeCoupon: async () => {
      await toCart()
      await main.locator('button[value="removeCoupon"]').click()
      await expect(main.locator('button[value="removeCoupon"]')).toHaveCount(0)
    },
    setMilesNumber: async (number) => enterCode('giveMiles', number),
    cart: async () => {
      await page.goto(`${root}/cart`)
      return readCartPage(page, words)
    },
    checkout: async (step) => {
      await go(step === undefined ? '/checkout' : `/checkout/${step}`)
      return stepOf()
    },
    where: async () => stepOf(),
    setEmail: async () => {
      await toStep('customer')
      await page.locator('[name="email"]').fill(email)
      await press(button('checkout.to_address'), /\/checkout\/address/)
    },
    setAddresses: async ({ billing, shipping, toPartner }) => {
      await toStep('address')
      await type('billing', billing)
      if (shipping !== undefined) {
        await page.locator('[name="hasSeparateShippingAddress"]').check({ force: true })
        await type('shipping', shipping)
      }
      if (toPartner === true) await page.locator('[name="deliveryTo"][value="partner"]').check({ force: true })
      await press(button('checkout.to_shipping'), /\/checkout\/shipping/)
    },
    chooseShipping: async (key) => {
      await toStep('shipping')
      await page.locator(`[name="shippingMethod"][value="${key}"]`).check({ force: true })
      await press(button('checkout.to_payment'), /\/checkout\/payment/)
    },
    order: async (method) => {
      await toStep('payment')
      await page.getByRole('radio', { name: words(`payment.method.${method}`) }).check({ force: true })
      await page.locator('[name="terms"]').check({ force: true })
      await press(button('checkout.place_order'), new RegExp(`${PAID_ELSEWHERE.source}|${THANK_YOU.source}`))
      noteOrder()
    },
    pay: async (outcome) => {
      await page.locator(`button[value="${outcome}"]`).click()
      await page.waitForURL(THANK_YOU)
      await waitUntilInteractive(page)
      noteOrder()
    },
    payAgain: async () => {
      await main.locator('form[method="post"] button[type="submit"]').first().click()
      await page.waitForURL(PAID_ELSEWHERE)
    },
    readOrder: async () => {
      if (!THANK_YOU.test(page.url())) await page.goto(`${root}/checkout/thank-you/${order ?? ''}`)
      await waitUntilRendered(page)
      return readOrderPage(page, words)
    },
    register: async () => {
      await go('/register')
      const fields = { firstName: 'Anna', lastName: 'Keller', email, password: PASSWORD }
      for (const [name, value] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(value)
      await press(button('account.register'), /\/my-account/)
      return { email, password: PASSWORD }
    },
    signIn: async (as) => {
      if (isOn('/checkout/customer')) {
        await main.getByRole('link', { name: words('account.sign_in') }).click()
        await page.waitForURL(/\/login/)
        await waitUntilRendered(page)
      } else await go('/login')
      await main.locator('[name="email"]').fill(as.email)
      await main.locator('[name="password"]').fill(as.password)
      await press(button('account.sign_in'), /\/(my-account|checkout)/)
    },
    signOut: async () => {
      await go('/my-account/history')
      await button('account.sign_out').click()
      await expect.poll(() => isOn('/my-account/history')).toBe(false)
    },
    history: async () => {
      await page.goto(`${root}/my-account/history`)
      return readHistoryPage(page, words)
    },
    ownOrder: async (number) => {
      await go('/my-account/history')
      await main.getByRole('link', { name: `${words('account.view_order')} ${number}` }).click()
      await page.waitForURL(/\/my-account\/order\//)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      return readOrderPage(page, words)
    },
    reorder: async (number) => {
      await go('/my-account/history')
      await main.getByRole('listitem').filter({ hasText: number }).getByRole('button', { name: words('reorder.submit') }).click()
      await page.waitForURL(/\/checkout\/(customer|address|shipping|payment)/)
      await waitUntilRendered(page)
    },
    cartLink: setting.cartLink,
    openAbandonedCart: async (link) => {
      await page.goto(`${root}/abandoned-cart/token/${link}`)
      await page.waitForURL(/#cart$/)
    },
    otherTab: async () => makeBrowserShopper(await page.context().newPage(), setting),
  }
}
