import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { customerOf, type Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { WhoIsThere } from '../identity/who-is-there.ts'
import type { CheckoutGateway, TypedAddresses } from './checkout-gateway.port.ts'

/** Tells the shop who pays and where the parcel goes; without `shipping` it goes to the billing address. */
export type GiveAddresses = (addresses: TypedAddresses) => TE.TaskEither<Failure, Cart>
export const GiveAddresses = token<GiveAddresses>('GiveAddresses')

// Customers have no step that asks for their e-mail (decision A02): it goes along with the addresses.
const withEmailOf = (identity: Identity, addresses: TypedAddresses): TypedAddresses => {
  const customer = customerOf(identity)
  return customer === undefined ? addresses : { ...addresses, email: customer.email }
}

export const makeGiveAddresses =
  (deps: CartChangeDeps & { readonly checkout: CheckoutGateway; readonly who: WhoIsThere }): GiveAddresses =>
  (addresses) =>
    onCurrentCart(deps)((cartToken) =>
      pipe(
        deps.who(),
        TE.flatMap((identity) => deps.checkout.giveAddresses(cartToken, withEmailOf(identity, addresses))),
      ),
    )
