import { expect } from 'vitest'
import { openHeadlessShop, type Overrides } from '../../adapters/composition/headless/open-headless-shop.ts'
import { Refused } from '../../adapters/composition/headless/storefront-of.ts'
import { seedCustomers } from '../../adapters/composition/server/seed-customers.ts'
import { DEMO_PASSWORD } from '../../adapters/seed/customers/demo-customers.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import type { Order } from '../../domain/order/order.ts'
import coupon from '../../ui/messages/coupon.json' with { type: 'json' }
import { consentTo } from './consent-to.ts'
import { attributeOf, element } from './html.ts'
import { value } from './outcome.ts'
import { openPages } from './open-pages.ts'
import { words } from './render-view.tsx'
import { brandOf, type DemoLinkRow } from './demo-page.ts'
import { openOperations } from '../../application/commerce/operations.ts'

const shopCatalogue = demoCatalogue()
const ZURICH = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
} as const
const packOf = (group: string, quantity = 1) => {
  const result = shopCatalogue.products.find((product) => product.group.key === group)
  if (result === undefined) throw new Error(`The demo shop has no ${group}`)
  return { productId: result.id, option: {}, quantity }
}
const DROPS = packOf('systane-ultra')
/** A lens in stock of the product that a link leads to. */
const lensAt = (path: string) => {
  const id = Number(/\/p\/(\d+)/.exec(path)?.[1])
  const lens = shopCatalogue.stock.find(({ variant }) => variant.productId === id)?.variant
  if (lens === undefined) throw new Error(`Nothing of ${path} lies on the shelf`)
  return { productId: lens.productId, option: lens.option, eye: 'right', quantity: 1 } as const
}

/** One demo shop for all links: each link is followed by a new visitor, at a separate time and cart. */
const filled = async () => (overrides ??= await fillShop())
let overrides: Overrides | undefined
const fillShop = async (): Promise<Overrides> => {
  const shop = openHeadlessShop()
  await seedCustomers({
    ...shop.ports, demoProducts: shopCatalogue.products, operations: openOperations(shop.ports, shop.ports), now: shop.clock.now(),
  })
  const { provider: _, clock: __, mailer: ___, ...ports } = shop.ports
  return ports
}

/** The filled demo shop at the brand of a row, and what a visitor gets who follows its link. */
export const follow = async ({ feature, description, href = '' }: DemoLinkRow) => {
  const pages = openPages(await filled(), brandOf(href))
  const { shop } = pages
  const visitor = pages.visitorAt('/')
  const path = href.replace(/^https:\/\/[^/]+/, '')
  const signIn = () => visitor.signIn({ email: /\w+@example\.ch/.exec(description)?.[0] ?? 'anna@example.ch', password: DEMO_PASSWORD })
  const read = async (at = path) => {
    const { html } = await pages.get(at)
    return words(html)
  }
  return {
    ...pages, visitor, path, description, feature, signIn, read,
    /** The order that the row speaks of, on its page. */
    order: async (): Promise<{ readonly order: Order; readonly page: string }> => {
      await signIn()
      expect((await pages.get(path)).status).toBe(200)
      const from = shop.clock.now().getTime() - Number(/(\d+) days before/.exec(description)?.[1]) * 24 * 3_600_000
      const firstTwo = await Promise.all([1, 2].map((page) => visitor.shop.order.listOrders({ page })))
      const listedOrders = firstTwo.flatMap(({ orders }) => orders)
      const order = listedOrders.find(({ createdAt }) => new Date(createdAt).getTime() === from)
      if (order === undefined) throw new Error(`${feature}: no such order`)
      return { order, page: await read(`/my-account/order/${String(order.id)}`) }
    },
  }
}
type Followed = Awaited<ReturnType<typeof follow>>
type Check = (followed: Followed) => Promise<void>

const pageMatches = (expected: RegExp): Check => async ({ read }) => { expect(await read()).toMatch(expected) }
const orderMatches = (expected: RegExp): Check => async ({ order }) => { expect((await order()).page).toMatch(expected) }
const respond = async ({ get, path }: Followed) => {
  const { status, html } = await get(path)
  expect(status).toBe(200)
  return html
}

/** With items in the cart, or signed in as the row says, the voucher is rejected for the listed reason. */
const refusesVoucher = (reason: string, arrange: (followed: Followed) => Promise<unknown> = async () => undefined): Check =>
  async (followed) => {
    const { visitor, description } = followed
    await respond(followed)
    await visitor.addToCart(DROPS)
    await arrange(followed)
    const [code = ''] = description.split(',')
    await expect(visitor.applyCoupon(code)).rejects.toMatchObject({ failure: { reason: { _tag: reason } } })
  }

const checkOut = async ({ visitor }: Followed, email = 'vera.moser@example.ch') => {
  await visitor.setEmail(email)
  await visitor.setAddresses({ billing: ZURICH })
  await visitor.chooseShipping((await visitor.listShippingOptions())[0]?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  return visitor.placeOrder(consentTo(cart))
}

const takeLens: Check = async ({ visitor, path }) => { await visitor.addToCart(lensAt(path)) }

const hasOptician = (name: RegExp): Check => async ({ visitor, signIn, read }) => {
  await signIn()
  await visitor.addToCart(DROPS)
  expect(await read('/checkout/address')).toMatch(name)
}

const STATUS = {
  payment_pending: 'Zahlung offen', new: 'Neu eingegangen', fulfiller_ready: 'In Bearbeitung', accepted: 'Angenommen',
  open: 'Wird gepackt', shipped: 'Versandt', cancelled: 'Annulliert', returned: 'Zurückgesandt',
}
const SHIPPING_METHODS = {
  cargo: 'Spedition', planzer_economy: 'Planzer', registered_letter: 'Einschreiben', swisspost_a_post_midi: 'A-Post',
}

const isNotFound: Check = async ({ get, path }) => { expect((await get(path)).status).toBe(404) }

const showsRichContent: Check = async (followed) => { expect(await respond(followed)).toContain('alt="Mehr zu ') }

const showsBanner: Check = async (followed) => { expect(element(await respond(followed), 'a[href^="/c/"] > img')).toBeDefined() }

const costsLess: Check = async (followed) => {
  await respond(followed)
  const { lines: [line] } = await followed.visitor.addToCart(lensAt(followed.path))
  const [usual] = (await openPages().visitorAt('/').addToCart(lensAt(followed.path))).lines
  expect(line?.unitPrice.cents).toBeLessThan(usual?.unitPrice.cents ?? 0)
}

const addsTrial: Check = async (followed) => {
  await respond(followed)
  const { lines } = await followed.visitor.addToCart(lensAt(followed.path))
  expect(lines.filter(({ isTrial }) => isTrial)).toHaveLength(1)
}

const givesOne: Check = async (followed) => {
  await respond(followed)
  const one = { productId: packOf('dmv-45-remover').productId, option: {}, quantity: 1 }
  expect(followed.path).toBe(`/p/${String(one.productId)}`)
  await followed.visitor.addToCart(one)
  await expect(followed.visitor.addToCart(one)).rejects.toThrow(Refused)
}

const hasNoVoucherField: Check = async ({ visitor, read }) => {
  await visitor.addToCart(DROPS)
  expect(await read()).not.toContain(coupon['cart.coupon_redeem'].de)
  const usual = openPages()
  await usual.visitorAt('/').addToCart(DROPS)
  expect(words((await usual.get('/cart')).html)).toContain(coupon['cart.coupon_redeem'].de)
}

const limitsOrders: Check = async (followed) => {
  const { visitor } = followed
  await respond(followed)
  await visitor.addToCart({ ...DROPS, quantity: 15 })
  await visitor.setEmail('vera.moser@example.ch')
  await visitor.setAddresses({ billing: { ...ZURICH, postcode: '10115', city: 'Berlin', countryCode: 'DE' } })
  await visitor.chooseShipping((await visitor.listShippingOptions())[0]?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  await expect(visitor.placeOrder(consentTo(cart)))
    .rejects.toMatchObject({ failure: { _tag: 'OrderLimitReached' } })
}

const requiresTaxNumber: Check = async (followed) => {
  const { visitor } = followed
  await respond(followed)
  await visitor.addToCart(DROPS)
  await visitor.setEmail('vera.moser@example.ch')
  const milan = { ...ZURICH, postcode: '20121', city: 'Milano', provinceCode: 'MI', countryCode: 'IT' }
  await expect(visitor.setAddresses({ billing: milan }))
    .rejects.toMatchObject({ failure: { billing: [{ field: 'taxNumber', _tag: 'Missing' }] } })
}

const ordersAgain: Check = async ({ order, visitor }) => {
  const { order: { token } } = await order()
  const again = await visitor.reorder({ lastOrder: { _tag: 'ByToken', token }, source: 'account' })
  expect(again.result).toMatchObject({ switchedProducts: [{}], notReorderable: [{ reason: 'discontinued' }] })
}

const speaksOfMiles: Check = async ({ signIn, read }) => {
  await signIn()
  expect(await read()).toContain('Miles & More')
}

const givesBack: Check = async (followed) => {
  const { visitor, shop } = followed
  await respond(followed)
  await visitor.addToCart(DROPS)
  const { orderToken } = await checkOut(followed)
  const [first] = shop.paymentProvider.attempts()
  if (first === undefined) throw new Error('Nobody stands on the payment page')
  await shop.settlePayment(orderToken, 'cancelled')
  await visitor.shop.payment.createPayment({ token: orderToken })
  await shop.settlePayment(orderToken, 'paid')
  await value(shop.commerce.reports.recordNotice(shop.paymentProvider.notice(first, 'paid')))
  await shop.lookAfterPayments()
  expect(shop.paymentProvider.refunds().map(({ id }) => id)).toEqual([first.id])
  expect((await shop.mails()).map(({ key }) => key)).toContain(`payment-refund:${first.id}`)
}

const takesNothing: Check = async (followed) => {
  const { visitor, signIn, get, post, shop, description } = followed
  await signIn()
  await visitor.addToCart(DROPS)
  await visitor.applyCoupon(/GESCHENK\w+/.exec(description)?.[0] ?? '')
  await visitor.setAddresses({ billing: ZURICH, toPartner: 'pickup' })
  await post('/checkout/shipping', { shippingMethod: (await visitor.listShippingOptions())[0]?.key ?? '' })
  const { html } = await get('/checkout/payment')
  expect(html).not.toContain('name="paymentMethod"')
  const expectedTotal = attributeOf(html, '[name=expectedTotal]', 'value') ?? ''
  const placed = await post('/checkout/payment', { terms: 'yes', expectedTotal })
  expect([placed.status, shop.paymentProvider.attempts()]).toEqual([302, []])
  const { orders: [order] } = await visitor.shop.order.listOrders({ page: 1 })
  expect(order).toMatchObject({ status: 'new', totals: { total: { cents: 0 } } })
  expect(order).not.toHaveProperty('paymentMethod')
}

/** A check for each row of the page by its feature. */
export const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['Stop order', pageMatches(/Nur noch \d+ Packung(en)? lieferbar/)],
  ['Sold out', pageMatches(/Zurzeit nicht an Lager/)],
  ['Discontinued with successor', pageMatches(/Nachfolger/)],
  ['Discontinued without successor', pageMatches(/nicht mehr hergestellt(?!.*Nachfolger)/)],
  ['Inactive product', isNotFound],
  ['All-in-one solution', pageMatches(/SoloCare Aqua/)],
  ['Rich content', showsRichContent],
  ['Banner on a product', showsBanner],
  ['Tier prices', pageMatches(/Ab \d+ Packungen CHF/)],
  ['Campaign link', costsLess],
  ['Voucher expired', refusesVoucher('Expired')],
  ['Voucher used up', refusesVoucher('UsageLimitReached')],
  ['Voucher used by this customer', refusesVoucher('UsedByCustomer', async ({ signIn }) => signIn())],
  ['Voucher for new customers only', refusesVoucher('NewCustomersOnly', async ({ signIn }) => signIn())],
  ['Voucher for other products', refusesVoucher('OtherProductsOnly')],
  ['Voucher below the minimum', refusesVoucher('BelowMinimum')],
  ['Voucher not with promotional prices', refusesVoucher('NotWithPromotionalPrices', takeLens)],
  ['Free trial', addsTrial],
  ['Gift', orderMatches(/Brillentuch als Geschenk.{0,40}CHF 0\.00/)],
  ['Service', orderMatches(/Sehtest im Studio/)],
  ['Product limited to one', givesOne],
  ['Vouchers disabled', hasNoVoucherField],
  ['Order limit', limitsOrders],
  ['Tax number', requiresTaxNumber],
  ...Object.entries(STATUS).map(([status, label]): [string, Check] => [`Order with status ${status}`, orderMatches(new RegExp(label))]),
  ...Object.entries(SHIPPING_METHODS).map(
    ([method, label]): [string, Check] => [`Shipping method ${method}`, orderMatches(new RegExp(label))],
  ),
  ['Reorder with replaced and discontinued products', ordersAgain],
  ['Delivery to an optician', hasOptician(/Studio Limmat/)],
  ['Pickup at an optician', hasOptician(/Studio Seefeld abholen/)],
  ['Miles & More', speaksOfMiles],
  ['Refund', givesBack],
  ['Order total of 0', takesNothing],
])
