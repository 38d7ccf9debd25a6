import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { token } from '../../token.ts'

/** Without `shipping` the parcel goes to the billing address; an e-mail address is set before the addresses. */
export type TypedAddresses = { readonly billing: TypedAddress; readonly shipping?: TypedAddress; readonly email?: string }

/** A shipping method of this cart, with its days of arrival. */
export type CartShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

/** The steps of the checkout, through the API. */
export interface CheckoutGateway {
  readonly setEmail: (token: CartToken, email: string) => TaskEither<Failure, Cart>
  readonly setAddresses: (token: CartToken, addresses: TypedAddresses) => TaskEither<Failure, Cart>
  readonly shippingOptions: (token: CartToken) => TaskEither<Failure, readonly CartShippingOption[]>
  /** The `shippingOptions` if the cart went to this country. */
  readonly estimateShipping: (token: CartToken, country: Country) => TaskEither<Failure, readonly CartShippingOption[]>
  /** The chosen method as offered today, if any. */
  readonly selectedShipping: (token: CartToken) => TaskEither<Failure, CartShippingOption | undefined>
  readonly chooseShipping: (token: CartToken, key: string) => TaskEither<Failure, Cart>
  /** The methods that the shop offers for this cart; the domain removes those that the browser does not support. */
  readonly paymentMethods: (token: CartToken) => TaskEither<Failure, readonly PaymentMethod[]>
  readonly choosePayment: (token: CartToken, method: string) => TaskEither<Failure, Cart>
}
export const CheckoutGateway = token<CheckoutGateway>('CheckoutGateway')
