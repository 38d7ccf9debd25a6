import type { Cart } from '../../../domain/cart/cart.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import { token } from '../../token.ts'
import { cartWorth } from './cart-worth.ts'
import type { TrackedKeeper } from './tracked-keeper.port.ts'
import type { Tracker } from './tracker.port.ts'

/**
 * Measures a checkout: its begin once per cart, its choices only when they change; a preselected choice counts as a change the first
 * time it is shown (Commerce §4, decision A48).
 */
export interface TrackCheckout {
  readonly begun: (cart: Cart) => void
  readonly shippingChosen: (cart: Cart, option: string) => void
  readonly paymentChosen: (cart: Cart, method: string, about?: { readonly isReorder: boolean }) => void
}
export const TrackCheckout = token<TrackCheckout>('TrackCheckout')

export const makeTrackCheckout = (deps: { readonly tracker: Tracker; readonly tracked: TrackedKeeper }): TrackCheckout => {
  const onChange = (cart: Cart, about: string, value: string, event: TrackingEvent): void => {
    const what = `${about}:${cart.token}`
    if (deps.tracked.last(what) !== value && deps.tracker.track(event)) deps.tracked.remember(what, value)
  }
  return {
    begun: (cart) => {
      onChange(cart, 'begun', 'yes', { event: 'begin_checkout', ...cartWorth(cart) })
    },
    shippingChosen: (cart, option) => {
      onChange(cart, 'shipping', option, { event: 'add_shipping_info', shipping_tier: option, ...cartWorth(cart) })
    },
    paymentChosen: (cart, method, about) => {
      const reorder = about?.isReorder === true ? { is_reorder: true } : {}
      onChange(cart, 'payment', method, { event: 'add_payment_info', payment_type: method, ...cartWorth(cart), ...reorder })
    },
  }
}
