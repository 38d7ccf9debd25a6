import { useEffect } from 'react'
import { TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { useCartView } from './use-cart-view.ts'
import { useConsent } from './use-consent.ts'
import { useInjected } from './use-injected.ts'

type Choice = (track: TrackCheckout, cart: Cart) => void

/** Measures something of the checkout as soon as the cart is known, and again whenever `key` is another. */
const useOnCart = (key: string | undefined, tell: Choice): void => {
  const track = useInjected(TrackCheckout)
  const { cart } = useCartView()
  const { consent } = useConsent()
  const token = cart?.token
  useEffect(() => {
    if (cart !== undefined && key !== undefined) tell(track, cart)
    // The cart changes with every answer; only another cart, choice or consent is news.
  }, [track, token, consent, key])
}

export const useTrackedCheckout = (): void => { useOnCart('begun', (track, cart) => { track.begun(cart) }) }

export const useTrackedShipping = (chosen: string | undefined): void => {
  useOnCart(chosen, (track, cart) => { track.shippingChosen(cart, chosen ?? '') })
}

export const useTrackedPayment = (chosen: string | undefined, isReorder: boolean): void => {
  useOnCart(chosen, (track, cart) => { track.paymentChosen(cart, chosen ?? '', { isReorder }) })
}
