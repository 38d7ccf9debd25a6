import { useEffect } from 'react'
import { TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { useCartView } from '../cart/use-cart-view.ts'
import { useConsent } from '../tracking/use-consent.ts'
import { useInjected } from '../binding/use-injected.ts'

type Report = (track: TrackCheckout, cart: Cart, chosen: string) => void

const begun: Report = (track, cart) => { track.begun(cart) }
const shippingChosen: Report = (track, cart, chosen) => { track.shippingChosen(cart, chosen) }
const paymentChosen: Report = (track, cart, chosen) => { track.paymentChosen(cart, chosen) }
const paymentChosenAgain: Report = (track, cart, chosen) => { track.paymentChosen(cart, chosen, { isReorder: true }) }

/** Reports the checkout as soon as the cart is loaded; the tracker ignores repeated reports. */
const useOnCart = (report: Report, chosen: string | undefined): void => {
  const track = useInjected(TrackCheckout)
  const { cart } = useCartView()
  const { consent } = useConsent()
  useEffect(() => {
    if (consent === 'statistics' && cart !== undefined && chosen !== undefined) report(track, cart, chosen)
  }, [track, cart, consent, chosen, report])
}

export const useTrackedCheckout = (): void => { useOnCart(begun, '') }

export const useTrackedShipping = (chosen: string | undefined): void => { useOnCart(shippingChosen, chosen) }

export const useTrackedPayment = (chosen: string | undefined, isReorder: boolean): void => {
  useOnCart(isReorder ? paymentChosenAgain : paymentChosen, chosen)
}
