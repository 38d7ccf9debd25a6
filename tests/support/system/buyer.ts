import { requestFrom } from './request-from.ts'
import { orderBody, type ReadCart } from '../order-body.ts'

export type Purchase = {
  readonly cart: string
  /** The cart of the last response. */
  readonly read: ReadCart
  readonly total: number
  readonly sphere: number
  readonly quantity: number
}
/** An order that the shop has confirmed, or the cart of an unconfirmed one. */
export type Pressed = Purchase & { readonly order?: string }

const ADDRESS = {
  first_name: 'Anna', last_name: 'Keller', street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH',
}

/** One of many buyers, each with a different IP address and e-mail address. */
export const aBuyer = (number: number, product: number) => {
  const ask = requestFrom(`127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`)
  const sphere = -1 - (number % 12) * 0.25
  const quantity = 1 + (number % 2)

  const step = async (url: string, method: string, body: unknown): Promise<ReadCart | undefined> => {
    const response = await ask<ReadCart>(url, method, body)
    if (response?.status === 503) return undefined
    if (response !== undefined && response.status >= 300) throw new Error(
      `${method} ${url}: ${response.status} ${JSON.stringify(response.body)}`,
    )
    return response?.body
  }
  /** A cart that is ready to be ordered; `undefined` when the shop went away meanwhile. */
  const fillCart = async (url: string, payment = 'prepayment'): Promise<Purchase | undefined> => {
    const made = await step(`${url}/api/carts`, 'POST', {})
    if (made === undefined) return undefined
    const path = `${url}/api/carts/${made.token_value}`
    const option = { l_sphere: sphere, l_radius: 8.6, l_diameter: 14 }
    const steps: readonly (readonly [string, string, object])[] = [
      ['/items', 'POST', { items: [{ product: { product_id: product, option }, quantity }] }],
      ['', 'PATCH', { billing_address: ADDRESS, shipping_address: null, email: `buyer${number}@killed.example.ch` }],
      ['/shipping-method', 'PUT', { shipping_method: 'swisspost_a_post_parcel' }],
      ['/payment-method', 'PUT', { payment_method: payment }],
    ]
    let filled: ReadCart | undefined = made
    for (const [below, method, body] of steps) {
      filled = await step(`${path}${below}`, method, body)
      if (filled === undefined) return undefined
    }
    return { cart: made.token_value, read: filled, total: filled.total, sphere, quantity }
  }
  /** Clicks "order"; without a response a customer clicks again. */
  const order = async (url: string, purchase: Purchase): Promise<Pressed> => {
    const placed = await step(`${url}/api/orders`, 'POST', orderBody(purchase.read))
    return { ...purchase, ...(placed === undefined ? {} : { order: placed.token_value }) }
  }
  return { ask, fillCart, order }
}
export type Buyer = ReturnType<typeof aBuyer>
