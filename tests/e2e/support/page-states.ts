import { expect, type BrowserContext, type Page } from '@playwright/test'
import { WORDS } from './addresses.ts'
import { waitUntilInteractive } from './hydration.ts'
import { cartToPay, cartWithAddress, cartWithEmail, cartWithLens, findByTitle, orderCart, type WireCart } from './shop-api.ts'

const words = WORDS.de

type Request = BrowserContext['request']

/** A page in some state, and how to get there. */
export type Scene = {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  /** Includes the expected refusals on the way. */
  readonly refusal?: 404 | 422
}

const requestOf = (page: Page): Request => page.context().request

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await waitUntilInteractive(page)
}

const withCart = async (page: Page, make: (request: Request) => Promise<WireCart>): Promise<WireCart> => {
  const cart = await make(requestOf(page))
  const url = new URL('/', (await requestOf(page).get('/health/ready')).url()).href
  await page.context().addCookies([{ name: 'cart_id', value: cart.token_value, url }])
  return cart
}

const still = (name: string, path: string): Scene => ({ name, open: (page) => go(page, path) })

const product = (name: string, title: string): Scene => ({
  name, open: async (page) => go(page, `/p/${(await findByTitle(requestOf(page), title)).product_id}`),
})

const step = (name: string, path: string, make: (request: Request) => Promise<WireCart>): Scene => ({
  name,
  open: async (page) => {
    await withCart(page, make)
    await go(page, path)
  },
})

const refused = (name: string, path: string, make: (request: Request) => Promise<WireCart>, button: string): Scene => ({
  name,
  open: async (page) => {
    await step(name, path, make).open(page)
    await page.getByRole('button', { name: words(button) }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  refusal: 422,
})

/** Every kind of page of a purchase, in its visual states. */
export const SCENES: readonly Scene[] = [
  still('home', '/'),
  still('listing as a grid', '/c/lens?listViewType=grid'),
  still('listing as a list', '/c/lens/daily?listViewType=list'),
  still('search with hits', '/s?search=acuvue'),
  still('search without hits', '/s?search=qqqqzzzz'),
  product('a spherical lens', 'Biofinity'),
  product('a toric lens', 'Biofinity toric'),
  product('a bottle', 'Biotrue All-in-One-Lösung'),
  product('a lens no longer made', '1-Day Acuvue TruEye'),
  {
    name: 'a lens with missing values',
    open: async (page) => {
      await product('', 'Biofinity toric').open(page)
      await page.getByLabel(`${words('product.eye.right')}: ${words('product.option.sphere')}`, { exact: true }).selectOption('-2.25')
      await page.getByRole('main').getByRole('button', { name: words('product.add_to_cart') }).first().click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  still('an empty cart', '/cart'),
  step('a filled cart', '/cart', cartWithLens),
  {
    name: 'the cart at the side',
    open: async (page) => {
      await step('', '/terms', cartWithLens).open(page)
      await page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words('shell.cart')}`) }).click()
      await expect(page.getByRole('dialog', { name: words('cart.title') }).getByRole('spinbutton').first()).toBeVisible()
    },
  },
  step('the e-mail step', '/checkout/customer', cartWithLens),
  refused('the e-mail step refused', '/checkout/customer', cartWithLens, 'checkout.to_address'),
  step('the address step', '/checkout/address', cartWithEmail),
  refused('the address step refused', '/checkout/address', cartWithEmail, 'checkout.to_shipping'),
  step('the shipping step', '/checkout/shipping', cartWithAddress),
  step('the payment step', '/checkout/payment', cartToPay),
  refused('the payment step refused', '/checkout/payment', cartToPay, 'checkout.place_order'),
  {
    name: 'the test payment page',
    open: async (page) => {
      await step('', '/checkout/payment', cartToPay).open(page)
      await page.getByRole('radio', { name: words('payment.method.twint') }).check({ force: true })
      await page.getByRole('checkbox').first().check({ force: true })
      await page.getByRole('button', { name: words('checkout.place_order') }).click()
      await page.waitForURL(/\/pay\/sandbox\//)
    },
  },
  {
    name: 'thank you',
    open: async (page) => {
      const request = requestOf(page)
      return go(page, `/checkout/thank-you/${await orderCart(request, await cartToPay(request))}`)
    },
  },
  { ...still('a lost page', '/no/such/page'), refusal: 404 },
  still('a page of information', '/shipping-info'),
  still('the privacy page', '/privacy'),
]
