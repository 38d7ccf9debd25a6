import type { MemoryPaymentProvider } from '../../../adapters/memory/payment/memory-payment-provider.ts'
import { completeEmailLink } from '../complete-email-link.ts'
import { orderBody, type ReadCart } from '../order-body.ts'
import { value } from '../outcome.ts'
import type { ProblemBody, Reply } from './request-shop.ts'
import type { ListeningShop } from './open-listening-shop.ts'
import { aVisitor, type Visitor } from './visitor.ts'

export type WireCart = ReadCart & {
  readonly checkout_state: string
  readonly payment_method: string | null
  readonly items: readonly { readonly id: string; readonly product_id: number; readonly quantity: number; readonly is_trial: boolean }[]
  readonly order_promotion_total: number
  readonly promotion_coupon: {
    readonly code: string
    readonly reason: { readonly _tag: string } | null
    readonly checked_at_order: boolean
  } | null
}
export type Ordered = Reply<ProblemBody & { readonly token_value: string }>

export const BILLING = {
  first_name: 'Anna', last_name: 'Keller',
  street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH',
}

type CheckoutInput = {
  readonly method?: string
  readonly email?: string
  readonly product?: number
  readonly option?: object
  readonly quantity?: number
  readonly shipping?: object | null
  readonly shippingMethod?: string
  readonly coupon?: string
}

/** Fills a cart and performs the checkout up to the order button, step by step over HTTP. */
export const toOrderPlacement = async (who: Visitor, input: CheckoutInput = {}): Promise<WireCart> => {
  const { method = 'twint', email = 'anna@example.ch', product = 2001, option = {}, quantity = 1, shipping = null } = input
  const { token_value: token } = (await who.ask<WireCart>('/carts', 'POST', {})).body
  await who.ask(`/carts/${token}/items`, 'POST', { items: [{ product: { product_id: product, option }, quantity }] })
  await who.ask(`/carts/${token}`, 'PATCH', { email })
  await who.ask(`/carts/${token}`, 'PATCH', { billing_address: BILLING, shipping_address: shipping })
  await who.ask(`/carts/${token}/shipping-method`, 'PUT', { shipping_method: input.shippingMethod ?? 'gls_parcel' })
  if (input.coupon !== undefined) await who.ask(`/carts/${token}`, 'PATCH', { coupon_code: input.coupon })
  const chosen = await who.ask<WireCart>(`/carts/${token}/payment-method`, 'PUT', { payment_method: method })
  if (chosen.status !== 200) throw new Error(`${chosen.status} ${chosen.text}`)
  return chosen.body
}

/** Clicks "order" with what was shown. */
export const pressOrder = (who: Visitor, cart: ReadCart): Promise<Ordered> => who.ask('/orders', 'POST', orderBody(cart))

/** The response to a customer whose order was rejected. */
export const refusalOf = ({ status, body }: Ordered): string =>
  status === 201 ? '201' : `${status} ${body.refusal.reason?._tag ?? body.refusal._tag}`

/** A customer with a session, and a paid order: the first who may pay by invoice. */
export const aRegular = async (
  shop: ListeningShop, paymentProvider: MemoryPaymentProvider, email = 'anna@example.ch',
): Promise<Visitor> => {
  const visitor = aVisitor(shop.url)
  const password = 'sehr7gute-sicht'
  await visitor.ask('/customers', 'POST', { email, password, first_name: 'Anna', last_name: 'Keller' })
  await completeEmailLink(shop.ports, { email, password })
  await visitor.ask('/session', 'POST', { email, password })
  const { body } = await pressOrder(visitor, await toOrderPlacement(visitor, { email }))
  await visitor.ask(`/orders/by-token/${body.token_value}/payments`, 'POST', {})
  const payment = paymentProvider.attempts().at(-1)
  if (payment === undefined) throw new Error('The provider heard of no attempt')
  await value(shop.commerce.reports.recordNotice(paymentProvider.notice(payment, 'paid')))
  return visitor
}
