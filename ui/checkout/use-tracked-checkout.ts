import { useEffect } from 'react'
import { TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { useCartView } from '../cart/use-cart-view.ts'
import { useConsent } from '../tracking/use-consent.ts'
import { useInjected } from '../binding/use-injected.ts'

type Tell = (track: TrackCheckout, cart: Cart, chosen: string) => void

const begun: Tell = (track, cart) => { track.begun(cart) }
const shippingChosen: Tell = (track, cart, chosen) => { track.shippingChosen(cart, chosen) }
const paymentChosen: Tell = (track, cart, chosen) => { track.paymentChosen(cart, chosen) }
const paymentChosenAgain: Tell = (track, cart, chosen) => { track.paymentChosen(cart, chosen, { isReorder: true }) }

/** Tells of the checkout as soon as the cart is known; what was told already is not told again. */
const useOnCart = (tell: Tell, chosen: string | undefined): void => {
  const track = useInjected(TrackCheckout)
  const { cart } = useCartView()
  const { consent } = useConsent()
  useEffect(() => {
    if (consent === 'statistics' && cart !== undefined && chosen !== undefined) tell(track, cart, chosen)
  }, [track, cart, consent, chosen, tell])
}

export const useTrackedCheckout = (): void => { useOnCart(begun, '') }

export const useTrackedShipping = (chosen: string | undefined): void => { useOnCart(shippingChosen, chosen) }

export const useTrackedPayment = (chosen: string | undefined, isReorder: boolean): void => {
  useOnCart(isReorder ? paymentChosenAgain : paymentChosen, chosen)
}
