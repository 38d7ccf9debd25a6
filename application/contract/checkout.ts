import type { TypedAddress } from '../../domain/address/address-field.ts'
import type { RawAddress } from '../../domain/address/make-address.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { ShippingOption } from '../../domain/delivery/shipping-option.ts'
import type { Country } from '../../domain/shop/country.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import { operation, type } from './operation.ts'
import { OPEN_CART, STEP } from './shared-refusals.ts'

/**
 * Both addresses; without `shipping` the parcel goes to the billing address; an e-mail address beside them becomes the order's.
 */
export type Addresses<Address> = { readonly billing: Address; readonly shipping?: Address; readonly email?: string }

/** One change of a cart before it is ordered; the shop reads any address fields, a caller sends typed ones. */
export type CartChange<Address> =
  | { readonly _tag: 'Email'; readonly email: string }
  | { readonly _tag: 'Addresses'; readonly addresses: Addresses<Address> }
  | { readonly _tag: 'Coupon'; readonly code: string }
  | { readonly _tag: 'MilesNumber'; readonly number: string }

/** A shipping method and when it arrives. */
export type DatedShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

type OfCart = { readonly token: CartToken }

/** The steps from a cart to its order. */
export const checkoutContract = {
  updateOrder: operation({
    input: type<OfCart & { readonly change: CartChange<RawAddress> }>(),
    request: type<OfCart & { readonly change: CartChange<TypedAddress> }>(), output: type<Cart>(),
    refusals: [
      ...STEP, 'InvalidEmail', 'InvalidAddress', 'PartnerNotOffered', 'InvalidCouponCode', 'CouponRefused', 'TooManyAttempts',
      'InvalidMilesNumber',
    ],
    permission: 'cart token',
  }),
  deleteCouponCode: operation({ input: type<OfCart>(), output: type<Cart>(), refusals: OPEN_CART, permission: 'cart token' }),
  deleteMilesAndMoreNumber: operation({ input: type<OfCart>(), output: type<Cart>(), refusals: OPEN_CART, permission: 'cart token' }),
  getCartShippingOptions: operation({
    input: type<OfCart>(), output: type<readonly DatedShippingOption[]>(), refusals: ['NotFound'], permission: 'cart token',
  }),
  estimateCartShipping: operation({
    input: type<OfCart & { readonly country: Country }>(), output: type<readonly DatedShippingOption[]>(), refusals: ['NotFound'],
    permission: 'cart token',
  }),
  getSelectedShippingMethod: operation({
    input: type<OfCart>(), output: type<DatedShippingOption | undefined>(), refusals: ['NotFound'], permission: 'cart token',
  }),
  updateShippingMethod: operation({
    input: type<OfCart & { readonly key: string }>(), output: type<Cart>(), refusals: [...STEP, 'ShippingNotOffered'],
    permission: 'cart token',
  }),
  getPaymentMethods: operation({
    input: type<OfCart>(), output: type<readonly PaymentMethod[]>(), refusals: ['NotFound'], permission: 'cart token',
  }),
  updatePaymentMethod: operation({
    input: type<OfCart & { readonly method: string }>(), output: type<Cart>(), refusals: [...STEP, 'PaymentNotOffered'],
    permission: 'cart token',
  }),
}
