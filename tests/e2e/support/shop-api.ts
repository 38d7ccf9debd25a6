import { expect, type APIRequestContext } from '@playwright/test'
import { orderBody, type ReadCart } from '../../support/order-body.ts'

export type SearchHit = {
  readonly product_id: number
  readonly title: string
  readonly slugs: Readonly<Record<string, string>>
  readonly titles: Readonly<Record<string, string>>
}

/** A product by its German name and, among several packs, the first one; in the default shop unless given. */
export const findByTitle = async (request: APIRequestContext, title: string, url = ''): Promise<SearchHit> => {
  const response = await request.get(`${url}/api/search?term=${encodeURIComponent(title)}&page=0&hitsPerPage=40&locale=de`)
  const { result } = (await response.json()) as { readonly result: readonly SearchHit[] }
  const match = result.find((hit) => hit.title === title)
  if (match === undefined) throw new Error(`The shop does not sell ${title}`)
  return match
}

export type WireCart = ReadCart & {
  readonly checkout_state: string
  readonly items: readonly { readonly id: string | number; readonly quantity: number }[]
}

/** One pack of a spherical lens for the left eye. */
export const LEFT_LENS = { l_sphere: -3, l_radius: 8.6, l_diameter: 14 } as const

/** A cart with one lens, created by the API; in the default shop unless given. */
export const cartWithLens = async (request: APIRequestContext, url = ''): Promise<WireCart> => {
  const { product_id } = await findByTitle(request, 'Biofinity', url)
  const made = await request.post(`${url}/api/carts`, { data: {} })
  const { token_value } = (await made.json()) as WireCart
  const filled = await request.post(`${url}/api/carts/${token_value}/items`, {
    data: { items: [{ product: { product_id, option: LEFT_LENS }, quantity: 1 }] },
  })
  expect(filled.status()).toBe(200)
  return (await filled.json()) as WireCart
}

const BUYER = {
  first_name: 'Anna', last_name: 'Keller', street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH',
} as const

/** Each buyer has a separate address: unpaid orders of one address are limited. */
const emailOf = ({ token_value }: WireCart): string =>
  `anna.keller.${token_value.slice(0, 8).replaceAll(/\W|_/g, '').toLowerCase()}@example.ch`

/** A cart with an e-mail address, at the address step. */
export const cartWithEmail = async (request: APIRequestContext): Promise<WireCart> => {
  const cart = await cartWithLens(request)
  const response = await request.patch(`/api/carts/${cart.token_value}`, { data: { email: emailOf(cart) } })
  expect(response.status()).toBe(200)
  return (await response.json()) as WireCart
}

/** A cart with a delivery address. */
export const cartWithAddress = async (request: APIRequestContext): Promise<WireCart> => {
  const { token_value } = await cartWithEmail(request)
  const response = await request.patch(`/api/carts/${token_value}`, { data: { billing_address: BUYER, shipping_address: null } })
  expect(response.status()).toBe(200)
  return (await response.json()) as WireCart
}

/** A cart that lacks only a payment method. */
export const cartToPay = async (request: APIRequestContext): Promise<WireCart> => {
  const { token_value } = await cartWithAddress(request)
  const offered = await request.get(`/api/carts/${token_value}/shipping-options`)
  const { options } = (await offered.json()) as { readonly options: readonly { readonly key: string }[] }
  const response = await request.put(`/api/carts/${token_value}/shipping-method`, { data: { shipping_method: options[0]?.key ?? '' } })
  expect(response.status()).toBe(200)
  return (await response.json()) as WireCart
}

/** Orders a cart, unpaid; returns the secret token of its order. */
export const orderCart = async (request: APIRequestContext, { token_value }: WireCart): Promise<string> => {
  const chosen = await request.put(`/api/carts/${token_value}/payment-method`, { data: { payment_method: 'twint' } })
  expect(chosen.status()).toBe(200)
  const placed = await request.post('/api/orders', { data: orderBody((await chosen.json()) as WireCart) })
  expect(placed.status()).toBe(201)
  return ((await placed.json()) as { readonly token_value: string }).token_value
}

/** The cookie that names the cart of a browser. */
export const cartCookie = ({ token_value }: WireCart): Readonly<Record<string, string>> => ({ cookie: `cart_id=${token_value}` })
