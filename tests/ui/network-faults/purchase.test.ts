import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { Shop as Operations } from '../../../application/storefront/shop/shop.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { consentTo } from '../../support/consent-to.ts'
import { value } from '../../support/outcome.ts'
import { BILLING, fieldValue } from '../checkout/browse.tsx'
import { BAD_WEATHER, openWeather } from './network-faults.ts'

const SILENCE = error['error.service_unavailable'].de
const LENS = { intent: 'add', r_sphere: '-2.25', r_radius: '8.6', r_diameter: '14.0', r_quantity: '1' }

type Shop = Awaited<ReturnType<typeof openWeather>>
type Fields = Readonly<Record<string, string>>
/** A form of the purchase, the values that must be preserved without a response, and the redirect of a successful one. */
type Act = {
  readonly name: string
  readonly path: string | ((context: Context) => string)
  readonly fields: (shop: Shop) => Promise<Fields> | Fields
  readonly preserved?: Fields
  /** The values of the form, typed or already saved by the shop. */
  readonly shows?: string
  readonly message?: string
  readonly leads: RegExp
}

/** The path of the lens of this purchase, and its order. */
type Context = { readonly lens: string; readonly order: string }

const lineOf = async ({ injector }: Shop): Promise<string> => (await value(injector.get(LoadCart)()))?.lines[0]?.id ?? 'none'
const totalOn = async ({ get }: Shop): Promise<string> => fieldValue((await get('/checkout/payment')).html, 'expectedTotal') ?? ''

/** In the order of a purchase: each form begins where the previous one redirects to. */
const UNTIL_PAYMENT: readonly Act[] = [
  {
    name: 'adding lenses', path: ({ lens }) => lens, fields: () => LENS, message: refusals['product.failed_to_add_to_cart'].de,
    leads: /^\/cart\?added=\d+$/,
  },
  {
    name: 'changing a quantity', path: '/cart', leads: /^\/cart$/,
    fields: async (shop) => ({ intent: 'update', lineId: await lineOf(shop), quantity: '2' }),
  },
  {
    name: 'giving a voucher', path: '/cart', fields: () => ({ intent: 'applyCoupon', code: 'WELCOME10' }), shows: 'WELCOME10',
    leads: /^\/cart$/,
  },
  { name: 'taking the voucher back', path: '/cart', fields: () => ({ intent: 'removeCoupon' }), leads: /^\/cart$/ },
  {
    name: 'giving an e-mail address', path: '/checkout/customer', fields: () => ({ email: 'anna.keller@example.ch' }),
    preserved: { email: 'anna.keller@example.ch' }, leads: /^\/checkout\/address$/,
  },
  {
    name: 'giving addresses', path: '/checkout/address', fields: () => BILLING,
    preserved: { billingStreet: 'Seeweg', billingCity: 'Zürich' }, leads: /^\/checkout\/shipping$/,
  },
  {
    name: 'choosing a way of shipping', path: '/checkout/shipping',
    fields: async ({ injector }) => {
      const token = injector.get(CartTokenKeeper).read()!
      const [offered] = await value(injector.get(Operations).checkout.getCartShippingOptions({ token }))
      return { shippingMethod: offered?.key ?? '' }
    },
    leads: /^\/checkout\/payment$/,
  },
]
const FROM_PAYMENT: readonly Act[] = [
  {
    name: 'ordering', path: '/checkout/payment',
    fields: async (shop) => ({ paymentMethod: 'twint', terms: 'yes', comment: 'Bitte klingeln', expectedTotal: await totalOn(shop) }),
    shows: 'Bitte klingeln', leads: /thank-you\//,
  },
  { name: 'paying an order that waits', path: ({ order }) => order, fields: () => ({ pay: 'yes' }), leads: /thank-you\// },
]

const READ = [
  '/', '/c/lens', '/s?search=acuvue', '/cart',
  '/checkout/customer', '/checkout/address', '/checkout/shipping', '/checkout/payment',
]

describe.each(Object.entries(BAD_WEATHER))('%s', (_name, weather) => {
  let shop: Shop
  let context: Context
  beforeAll(async () => {
    shop = await openWeather()
    const [result] = await shop.shop.visitor().search('Biofinity')
    context = { lens: `/p/${String(result?.product.id)}`, order: '' }
  })
  afterAll(() => shop.close())

  /** The response to a form during the fault, and to the same form afterwards. */
  const submitDuringFault = async ({ path: at, fields, preserved = {}, message = SILENCE, shows = '' }: Act) => {
    const path = typeof at === 'string' ? at : at(context)
    const sent = await fields(shop)
    shop.weather(weather)
    const missed = await shop.post(path, sent)
    shop.weather(undefined)
    const retried = await shop.post(path, sent)
    const there = Object.keys(preserved).map((name) => [name, fieldValue(missed.html, name)])
    return {
      status: missed.status, leads: missed.location,
      isAnnounced: missed.words.includes(message), isMessageShown: missed.html.includes(shows),
      preserved: Object.fromEntries(there), later: retried.location ?? `${retried.status}`,
    }
  }

  const expectedResult = ({ preserved = {}, leads }: Act) =>
    ({ status: 503, leads: undefined, isAnnounced: true, isMessageShown: true, preserved, later: expect.stringMatching(leads) as unknown })

  it.each(UNTIL_PAYMENT)('F-B $name: a message is shown, the input is preserved, and the retry succeeds', async (act) => {
    expect(await submitDuringFault(act)).toEqual(expectedResult(act))
  })

  it('F-B every page of the purchase shows a message if it cannot be read, and is read on retry', async () => {
    for (const path of [context.lens, ...READ]) {
      shop.weather(weather, 'everything')
      const missed = await shop.get(path)
      expect([path, missed.status]).toEqual([path, 503])
      expect(missed.words).toContain(SILENCE)
      shop.weather(undefined)
      expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    }
  })

  it.each(FROM_PAYMENT)('F-B $name: a message is shown, the input is preserved, and the retry succeeds', async (act) => {
    const met = await submitDuringFault(act)
    expect(met).toEqual(expectedResult(act))
    context = { ...context, order: new URL(met.later, 'http://shop.example').pathname }
  })
})

describe('an order with a lost response', () => {
  it.each(['/cart', '/checkout/shipping', '/checkout/payment'])(
    'N2 is shown by a page with JavaScript that requests the cart again: %s',
    async (path) => {
      const shop = await openWeather()
      const [result] = await shop.shop.visitor().search('Biofinity')
      const context = { lens: `/p/${String(result?.product.id)}`, order: '' }
      for (const act of UNTIL_PAYMENT) await shop.post(typeof act.path === 'string' ? act.path : act.path(context), await act.fields(shop))
      const { checkout, order: orders } = shop.injector.get(Operations)
      const token = shop.injector.get(CartTokenKeeper).read()!
      const cart = await value(checkout.updatePaymentMethod({ token, method: 'twint' }))
      const order = await value(orders.createOrder({ token, consent: consentTo(cart) }))
      const { location = '' } = await shop.get(path)
      expect(location).toBe(`/checkout/thank-you/${order}?already-ordered`)
      expect((await shop.get(location)).words).toContain('anna.keller@example.ch')
      await shop.close()
    },
  )
})
