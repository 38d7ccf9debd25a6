import * as E from 'fp-ts/lib/Either.js'
import type { Shop } from '../../application/contract/shop.ts'
import { advanceCheckout } from '../../domain/checkout/advance-checkout.ts'
import type { CheckoutState } from '../../domain/checkout/checkout-state.ts'
import type { CheckoutEvent } from '../../domain/checkout/checkout.machine.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import { chf } from '../support/builders/money.ts'
import { consentTo } from '../support/consent-to.ts'
import { value } from '../support/outcome.ts'
import { BERLIN, ZURICH } from './catalogue.ts'
import { BOTTLE, EVERYTHING_OFF, SHIPPING_METHOD } from './checkout-path-shop.ts'

type Deps = {
  readonly shop: Pick<Shop, 'cart' | 'checkout' | 'order'>
  readonly offerShipping: (offered: boolean) => void
}

/** The result of an event: the state of the cart in the shop and in the state machine, and whether each accepted it. */
export type Walked = {
  readonly shop: CheckoutState
  readonly model: CheckoutState
  readonly refusal?: Failure['_tag']
  readonly isAllowed: boolean
}

/** Events caused by a person; the others are consequences. */
const REQUESTS: readonly CheckoutEvent['type'][] = [
  'email.given', 'addresses.given', 'shipping.chosen', 'payment.chosen', 'order.placed',
]
export const isRequested = ({ type }: CheckoutEvent): boolean => REQUESTS.includes(type)

/** A cart with one bottle, changed event by event in the shop and in the state machine together. */
export const walkCheckout = async ({ shop: { cart: carts, checkout, order }, offerShipping }: Deps) => {
  const { token } = await value(carts.createCart({}, 'de'))
  let model: CheckoutState = 'cart'
  let country: 'CH' | 'DE' = 'CH'

  const now = (): Promise<Cart> => value(carts.getCart({ token }))
  const follow = (event: CheckoutEvent): boolean => {
    const next = advanceCheckout(model, event)
    if (E.isRight(next)) model = next.right
    return E.isRight(next)
  }
  const another = async () => {
    const [line] = (await now()).lines
    return line === undefined
      ? carts.getCart({ token })()
      : carts.updateCartQuantity({ token, itemId: line.id, quantity: line.quantity + 1 })()
  }
  /** Makes the items cost something or nothing; the state machine receives it as any other change. */
  const letCost = async (total: number): Promise<void> => {
    const cart = await now()
    if ((cart.totals.total.cents === 0) === (total === 0) || cart.checkoutState === 'completed') return
    await value(total === 0
      ? checkout.updateOrder({ token, change: { _tag: 'Coupon', code: EVERYTHING_OFF } })
      : checkout.deleteCouponCode({ token }))
    follow({ type: 'total.changed', total })
  }
  const withdraw = async () => {
    offerShipping(false)
    const response = await another()
    offerShipping(true)
    return response
  }
  const empty = async () => {
    const [line] = (await now()).lines
    return line === undefined ? carts.getCart({ token })() : carts.removeFromCart({ token, itemId: line.id })()
  }
  const perform = async (event: CheckoutEvent): Promise<E.Either<Failure, unknown>> => {
    switch (event.type) {
      case 'email.given':
        return checkout.updateOrder({ token, change: { _tag: 'Email', email: 'anna@example.ch' } })()
      case 'addresses.given':
        if (event.countryChanged) country = country === 'CH' ? 'DE' : 'CH'
        return checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: { billing: country === 'CH' ? ZURICH : BERLIN } } })()
      case 'shipping.chosen':
        return checkout.updateShippingMethod({ token, key: SHIPPING_METHOD })()
      case 'shipping.withdrawn':
        return withdraw()
      case 'payment.chosen':
        return checkout.updatePaymentMethod({ token, method: 'prepayment' })()
      // No guest loses a payment method that was granted.
      case 'payment.withdrawn':
        return carts.getCart({ token })()
      case 'total.changed':
        return another()
      case 'cart.emptied':
        return empty()
      case 'order.placed': {
        // The submitted total: the cart's own if it fits the event, otherwise a wrong one.
        const cart = await now()
        const { cents } = cart.totals.total
        const claimed = (cents === 0) === (event.total === 0) ? cents : event.total
        return order.createOrder({ token, consent: { ...consentTo(cart), expectedTotal: chf(claimed) } })()
      }
    }
  }
  const fill = async (): Promise<void> => {
    if (model === 'completed' || (await now()).lines.length > 0) return
    await value(carts.addToCart({ token, items: [{ productId: BOTTLE.id, option: {}, quantity: 1 }] }))
  }
  return {
    token,
    state: () => model,
    meet: async (event: CheckoutEvent): Promise<Walked> => {
      await fill()
      if (event.type === 'payment.chosen' || event.type === 'total.changed') await letCost(event.total)
      const response = await perform(event)
      const isAllowed = follow(event)
      return {
        shop: (await now()).checkoutState,
        model,
        isAllowed,
        ...(E.isLeft(response) ? { refusal: response.left._tag } : {}),
      }
    },
  }
}
