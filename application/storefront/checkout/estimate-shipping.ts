import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { CartShippingOption, CheckoutGateway } from './checkout-gateway.port.ts'

/** The shipping methods of the visitor's cart to a country, with price and arrival, before an address is entered. */
export type EstimateShipping = (country: Country) => TaskEither<Failure, readonly CartShippingOption[]>
export const EstimateShipping = token<EstimateShipping>('EstimateShipping')

export const makeEstimateShipping =
  (deps: { readonly checkout: CheckoutGateway; readonly keeper: CartTokenKeeper }): EstimateShipping =>
  (country) => onRememberedCart(deps.keeper)((cartToken) => deps.checkout.estimateShipping(cartToken, country))
