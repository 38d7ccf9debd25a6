import { findInMail } from './mails.ts'
import { type APIRequestContext, type APIResponse, type BrowserContext } from '@playwright/test'
import { TypedBillingRecord } from '../../../adapters/commerce-api/address/typed-address.codec.ts'
import { PARCEL, ZURICH } from '../../scenarios/catalogue.ts'
import type { InitialState, Packs } from '../../scenarios/shopper.ts'
import { findByTitle, type WireCart } from './shop-api.ts'
import { orderBody } from '../../support/order-body.ts'

type At = { readonly context: BrowserContext; readonly url: string; readonly locale: string; readonly email: string }

const PASSWORD = 'sehr7gute-sicht'

const respond = async <Answer>(request: Promise<APIResponse>): Promise<Answer> => {
  const response = await request
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Answer
}

const itemOf = async (request: APIRequestContext, url: string, { lens, quantity }: Packs) => {
  const { product_id } = await findByTitle(request, lens.title, url)
  const eye = lens.eye.slice(0, 1)
  const option = Object.fromEntries(Object.entries({ ...lens.values, ...lens.made }).map(([key, value]) => [`${eye}_${key}`, value]))
  return { product: { product_id, option }, quantity }
}

const filled = async ({ context: { request }, url, locale }: At, packs: readonly Packs[]): Promise<WireCart> => {
  const { token_value } = await respond<WireCart>(request.post(`${url}/api/carts?locale=${locale}`, { data: {} }))
  const items = await Promise.all(packs.map((one) => itemOf(request, url, one)))
  return respond<WireCart>(request.post(`${url}/api/carts/${token_value}/items`, { data: { items } }))
}

const advanced = async ({ context: { request }, url, email }: At, cart: WireCart, { upTo }: InitialState): Promise<WireCart> => {
  const path = `${url}/api/carts/${cart.token_value}`
  const change = (data: object) => respond<WireCart>(request.patch(path, { data }))
  if (upTo === undefined) return cart
  const withEmail = await change({ email })
  if (upTo === 'address') return withEmail
  const addressed = await change({ billing_address: TypedBillingRecord.write(ZURICH, {}), shipping_address: null })
  if (upTo === 'shipping') return addressed
  return respond<WireCart>(request.put(`${path}/shipping-method`, { data: { shipping_method: PARCEL.key } }))
}

const buy = async ({ context: { request }, url }: At, { token_value }: WireCart): Promise<void> => {
  const path = `${url}/api/carts/${token_value}/payment-method`
  const cart = await respond<WireCart>(request.put(path, { data: { payment_method: 'twint' } }))
  const order = await respond<WireCart>(request.post(`${url}/api/orders`, { data: orderBody(cart) }))
  const { redirect } = await respond<{ readonly redirect: string }>(
    request.post(`${url}/api/orders/by-token/${order.token_value}/payments`, { data: {} }),
  )
  const paid = await request.post(redirect, { form: { outcome: 'paid' }, headers: { origin: url }, maxRedirects: 0 })
  if (paid.status() !== 303) throw new Error(`The payment page answered ${paid.status()}`)
}

/** A link to the cart of a browser, as in a mail. */
export const linkToCart = async ({ context, url }: Pick<At, 'context' | 'url'>): Promise<string> => {
  const token = (await context.cookies(url)).find(({ name }) => name === 'cart_id')?.value ?? ''
  return (await respond<{ readonly token: string }>(context.request.post(`${url}/api/carts/${token}/links`, { data: {} }))).token
}

const completeEmailLink = async (at: At): Promise<void> => {
  const page = `${at.url}/confirm-email/${await findInMail(at.context.request, at.email, /\/confirm-email\/([\w-]+)/, at.url)}`
  const verification = await at.context.request.post(page, { form: { password: PASSWORD }, headers: { origin: at.url }, maxRedirects: 0 })
  if (verification.status() >= 400) throw new Error(`The verification was answered ${verification.status()}`)
}

/** Brings a browser to the start of a scenario, by the API: its cookies are those of the pages. */
export const arrange = async (at: At, input: InitialState): Promise<void> => {
  const { request } = at.context
  if (input.isCustomer === true) {
    await respond(request.post(`${at.url}/api/customers`, {
      data: { email: at.email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller', cart_token: null },
    }))
    await completeEmailLink(at)
  }
  if (input.ordered !== undefined) await buy(at, await advanced(at, await filled(at, input.ordered), { ...input, upTo: 'payment' }))
  if (input.cart === undefined) return
  const cart = await advanced(at, await filled(at, input.cart), input)
  await at.context.addCookies([{ name: 'cart_id', value: cart.token_value, url: at.url }])
}
