import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { ChoosePayment } from '../../../application/storefront/checkout/choose-payment.ts'
import { ListShippingOptions } from '../../../application/storefront/checkout/list-shipping-options.ts'
import { OrderGateway } from '../../../application/storefront/order/order-gateway.port.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { consentTo } from '../../support/consent-to.ts'
import { value } from '../../support/outcome.ts'
import { BILLING, fieldValue } from '../checkout/browse.tsx'
import { BAD_WEATHER, openWeather } from './weather.ts'

const SILENCE = refusals['error.service_unavailable'].de
const LENS = { intent: 'add', r_sphere: '-2.25', r_radius: '8.6', r_diameter: '14.0', r_quantity: '1' }

type Shop = Awaited<ReturnType<typeof openWeather>>
type Fields = Readonly<Record<string, string>>
/** A form of the purchase as it is sent, what must still stand in it when nobody answers, and where it leads when the shop hears. */
type Act = {
  readonly name: string
  readonly path: string | ((known: Known) => string)
  readonly fields: (shop: Shop) => Promise<Fields> | Fields
  readonly kept?: Fields
  /** Typed, or taken over already by a shop that heard. */
  readonly shows?: string
  readonly says?: string
  readonly leads: RegExp
}

/** Where the lens of this purchase is shown, and its order. */
type Known = { readonly lens: string; readonly order: string }

const lineOf = async ({ injector }: Shop): Promise<string> => (await value(injector.get(LoadCart)()))?.lines[0]?.id ?? 'none'
const totalOn = async ({ get }: Shop): Promise<string> => fieldValue((await get('/checkout/payment')).html, 'expectedTotal') ?? ''

/** In the order of a purchase: each begins where the one before has led. */
const UNTIL_PAYMENT: readonly Act[] = [
  {
    name: 'adding lenses', path: ({ lens }) => lens, fields: () => LENS, says: refusals['product.failed_to_add_to_cart'].de,
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
    kept: { email: 'anna.keller@example.ch' }, leads: /^\/checkout\/address$/,
  },
  {
    name: 'giving addresses', path: '/checkout/address', fields: () => BILLING,
    kept: { billingStreet: 'Seeweg', billingCity: 'Zürich' }, leads: /^\/checkout\/shipping$/,
  },
  {
    name: 'choosing a way of shipping', path: '/checkout/shipping',
    fields: async ({ injector }) => ({ shippingMethod: (await value(injector.get(ListShippingOptions)()))[0]?.key ?? '' }),
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
  let known: Known
  beforeAll(async () => {
    shop = await openWeather()
    const [result] = await shop.shop.visitor().search('Biofinity')
    known = { lens: `/p/${String(result?.product.id)}`, order: '' }
  })
  afterAll(() => shop.close())

  /** What a form answers in this weather, and what the same form answers once it is over. */
  const meetBadWeather = async ({ path: at, fields, kept = {}, says = SILENCE, shows = '' }: Act) => {
    const path = typeof at === 'string' ? at : at(known)
    const sent = await fields(shop)
    shop.weather(weather)
    const missed = await shop.post(path, sent)
    shop.weather(undefined)
    const heard = await shop.post(path, sent)
    const there = Object.keys(kept).map((name) => [name, fieldValue(missed.html, name)])
    return {
      status: missed.status, leads: missed.location, isAnnounced: missed.words.includes(says), isShown: missed.html.includes(shows),
      kept: Object.fromEntries(there), later: heard.location ?? `${heard.status}`,
    }
  }

  const asWanted = ({ kept = {}, leads }: Act) =>
    ({ status: 503, leads: undefined, isAnnounced: true, isShown: true, kept, later: expect.stringMatching(leads) as unknown })

  it.each(UNTIL_PAYMENT)('F-B $name: a message is shown, the input is preserved, and the retry succeeds', async (act) => {
    expect(await meetBadWeather(act)).toEqual(asWanted(act))
  })

  it('F-B every page of the purchase shows a message if it cannot be read, and is read on retry', async () => {
    for (const path of [known.lens, ...READ]) {
      shop.weather(weather, 'everything')
      const missed = await shop.get(path)
      expect([path, missed.status]).toEqual([path, 503])
      expect(missed.words).toContain(SILENCE)
      shop.weather(undefined)
      expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    }
  })

  it.each(FROM_PAYMENT)('F-B $name: a message is shown, the input is preserved, and the retry succeeds', async (act) => {
    const met = await meetBadWeather(act)
    expect(met).toEqual(asWanted(act))
    known = { ...known, order: new URL(met.later, 'http://shop.example').pathname }
  })
})

describe('an order with a lost response', () => {
  it.each(['/cart', '/checkout/shipping', '/checkout/payment'])(
    'N2 is shown by a page with JavaScript that requests the cart again: %s',
    async (path) => {
      const shop = await openWeather()
      const [result] = await shop.shop.visitor().search('Biofinity')
      const known = { lens: `/p/${String(result?.product.id)}`, order: '' }
      for (const act of UNTIL_PAYMENT) await shop.post(typeof act.path === 'string' ? act.path : act.path(known), await act.fields(shop))
      const cart = await value(shop.injector.get(ChoosePayment)('twint'))
      const order = await value(shop.injector.get(OrderGateway).place(cart.token, consentTo(cart)))
      const { location = '' } = await shop.get(path)
      expect(location).toBe(`/checkout/thank-you/${order}?already`)
      expect((await shop.get(location)).words).toContain('anna.keller@example.ch')
      await shop.close()
    },
  )
})
