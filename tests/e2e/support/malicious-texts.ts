import { expect, type APIRequestContext } from '@playwright/test'
import { orderBody } from '../../support/order-body.ts'
import { cartWithLens, type WireCart } from './shop-api.ts'

/** Markup that would run if it were not escaped, each with the name of its place; `ran` records what ran. */
export const hostile = (name: string): string => `'"><img src=x onerror=ran("${name}")>`

const SAME = { 'sec-fetch-site': 'same-origin' } as const
const addressOf = (name: string) => ({
  first_name: hostile(`${name} first`), last_name: hostile(`${name} last`), company: hostile(`${name} company`),
  street: hostile(`${name} street`), street_number: '4', additional_info: hostile(`${name} more`), apartment: null,
  postcode: '8002', city: hostile(`${name} city`), country_code: 'CH',
})
const NAMES_OF_ADDRESS = ['first', 'last', 'company', 'street', 'more', 'city'] as const

type Answer = { readonly 'hydra:member': readonly { readonly product_id: number }[] }

const GUEST = 'gast.boese@example.ch'

/** A guest who orders with such names; the token and the total of the order. */
export const orderOfGuest = async (request: APIRequestContext, url: string) => {
  const { token_value } = await cartWithLens(request, url)
  const at = `${url}/api/carts/${token_value}`
  const ok = async (sent: ReturnType<APIRequestContext['post']>): Promise<WireCart> => {
    const response = await sent
    expect(response.ok() ? '' : await response.text()).toBe('')
    return await response.json() as WireCart
  }
  await ok(request.patch(at, { data: { email: GUEST } }))
  await ok(request.patch(at, { data: { billing_address: addressOf('guest'), shipping_address: null } }))
  const offered = await (await request.get(`${at}/shipping-options`)).json() as { readonly options: readonly { readonly key: string }[] }
  await ok(request.put(`${at}/shipping-method`, { data: { shipping_method: offered.options[0]?.key ?? '' } }))
  const chosen = await ok(request.put(`${at}/payment-method`, { data: { payment_method: 'prepayment' } }))
  const placed = await request.post(`${url}/api/orders`, { data: { ...orderBody(chosen), comment: hostile('comment') } })
  expect(placed.ok() ? '' : await placed.text()).toBe('')
  const { token_value: token } = await placed.json() as { readonly token_value: string }
  return { token, total: chosen.total, written: [...NAMES_OF_ADDRESS.map((field) => `guest ${field}`), 'comment'] }
}

type Ask = <Reply>(method: string, path: string, data?: object) => Promise<Reply>

/** A request of a page, from a device with such a name, of which pages show only a browser and a system that they know. */
const caller = (request: APIRequestContext, url: string): Ask => async <Reply>(method: string, path: string, data?: object) => {
  const headers = { ...SAME, 'user-agent': hostile('device') }
  const response = await request.fetch(`${url}/api${path}`, { method, headers, ...(data === undefined ? {} : { data }) })
  expect([path, response.ok() ? '' : await response.text()]).toEqual([path, ''])
  return (response.status() === 204 ? {} : await response.json()) as Reply
}

/** Every free text of a customer; the names of the texts, and the product they rated. */
export const writtenByCustomer = async (request: APIRequestContext, url: string, account: object) => {
  const ask = caller(request, url)
  await ask('POST', '/session', account)
  const me = await ask<{ readonly account_id: string }>('GET', '/customers/me')
  await ask('POST', '/customers/me/addresses', { billing_address: addressOf('book'), is_default: true })
  await ask('POST', '/customers/me/lens-pass/values', {
    wearer: hostile('wearer'), written_on: '2026-03-01', source: 'box', product_id: null, right_eye: { sphere: '-2.25' }, left_eye: {},
  })
  const rater = { customer_shop_account_id: me.account_id, first_name: hostile('rater'), last_name: hostile('rater'), context: 'iris-web' }
  const [product] = (await ask<Answer>('POST', '/customers/me/rateable-products', {
    account: rater, product_parameters: { brand_channel: 'iris', sales_channel: 'iris-web', locale: 'en' },
  }))['hydra:member']
  const rated = { catalog: 'iris', product_id: product?.product_id ?? 0, account: rater, locale: 'en' }
  await ask('POST', '/customers/me/ratings', { ...rated, rating: 4 })
  await ask('POST', '/customers/me/ratings', { ...rated, review: `${hostile('review')} A drop helps.` })
  await ask('POST', '/contact-messages', {
    key: 'hostile-message', name: hostile('sender'), email: 'anna@example.ch', subject: hostile('subject'), message: hostile('message'),
  })
  await ask('POST', '/withdrawals', {
    key: 'hostile-withdrawal', name: hostile('withdrawer'), contract: hostile('contract'), email: 'anna@example.ch',
  })
  const book = NAMES_OF_ADDRESS.map((field) => `book ${field}`)
  return {
    productId: rated.product_id,
    written: [...book, 'wearer', 'review', 'sender', 'subject', 'message', 'withdrawer', 'contract'],
  }
}

type HeldReviews = { readonly 'hydra:member': readonly { readonly id: number; readonly version: number; readonly review: object }[] }

type Orders = { readonly 'hydra:member': readonly { readonly number: string }[] }

/** The same for an employee, in the customer's review and the guest's order; its number, and the names of the texts. */
export const writtenByStaff = async (request: APIRequestContext, url: string, total: number) => {
  const ask = caller(request, url)
  const reviewIn = async (state: string) => (await ask<HeldReviews>('GET', `/staff/reviews?state=${state}`))['hydra:member']
    .find(({ review }) => JSON.stringify(review).includes('ran('))
  const heldReview = await reviewIn('held')
  if (heldReview !== undefined) await ask('POST', `/staff/reviews/${heldReview.id}/publish`, { version: heldReview.version })
  const review = await reviewIn('published')
  await ask('PUT', `/staff/reviews/${review?.id}/reply`, { version: review?.version, text: hostile('reply') })
  const [order] = (await ask<Orders>('GET', `/staff/orders?text=${encodeURIComponent(GUEST)}`))['hydra:member']
  await ask('POST', `/staff/orders/${order?.number}/transfers`, {
    key: 'x'.repeat(22), amount: { value: total, currency: 'CHF' }, note: hostile('note'),
  })
  await ask('POST', '/staff/members', {
    email: 'nora@iris.example', name: hostile('person'), password: 'gut-gehuetet-5', roles: ['products'],
  })
  await ask('POST', '/staff/me/tokens', { name: hostile('program'), roles: ['products'], days: 7 })
  return { number: order?.number ?? '', written: ['reply', 'note', 'person', 'program'] }
}
