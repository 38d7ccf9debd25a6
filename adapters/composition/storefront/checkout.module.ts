import { AddressCheck } from '../../../application/storefront/address/address-check.ts'
import { SuggestAddress, makeSuggestAddress } from '../../../application/storefront/address/suggest-address.ts'
import { IsStaffSession } from '../../../application/storefront/arrival/is-staff-session.ts'
import { CartStore } from '../../../application/storefront/cart/cart-store.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { ChangeCart } from '../../../application/storefront/cart/change-cart.ts'
import { PurchaseTraces } from '../../../application/storefront/cart/purchase-traces.port.ts'
import { CompleteCheckout, makeCompleteCheckout } from '../../../application/storefront/checkout/complete-checkout.ts'
import { EnterCheckout, makeEnterCheckout } from '../../../application/storefront/checkout/enter-checkout.ts'
import { SetAddresses, makeSetAddresses } from '../../../application/storefront/checkout/set-addresses.ts'
import { LoadIdentity } from '../../../application/storefront/identity/load-identity.ts'
import { LoadStore } from '../../../application/storefront/loading/load-store.ts'
import { PlaceOrder, makePlaceOrder } from '../../../application/storefront/order/place-order.ts'
import { ViewOrder, makeViewOrder } from '../../../application/storefront/order/view-order.ts'
import { ProposePayment, makeProposePayment } from '../../../application/storefront/payment/propose-payment.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { Today } from '../../../application/storefront/shop/today.port.ts'
import { offer, type Module } from './provide.ts'

/** The steps from a cart to its order, and orders. */
export const checkoutModule: Module = [
  offer(EnterCheckout, makeEnterCheckout, {
    shop: Shop, keeper: CartTokenKeeper, store: CartStore, traces: PurchaseTraces, who: LoadIdentity,
  }),
  offer(SuggestAddress, makeSuggestAddress, { shop: Shop, settings: CurrentShop, check: AddressCheck, today: Today }),
  offer(SetAddresses, makeSetAddresses, { shop: Shop, changeCart: ChangeCart, who: LoadIdentity }),
  offer(ProposePayment, makeProposePayment, { shop: Shop, who: LoadIdentity, isStaffSession: IsStaffSession }),
  offer(PlaceOrder, makePlaceOrder, { shop: Shop, keeper: CartTokenKeeper, store: CartStore, traces: PurchaseTraces }),
  offer(CompleteCheckout, makeCompleteCheckout, { shop: Shop, today: Today, changeCart: ChangeCart, placeOrder: PlaceOrder }),
  offer(ViewOrder, makeViewOrder, { shop: Shop, loads: LoadStore }),
]
