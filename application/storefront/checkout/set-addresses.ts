import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { requestStudioDelivery } from '../../../domain/delivery/deliver-to-partner.ts'
import type { StudioDelivery } from '../../../domain/delivery/partner-optician.ts'
import { customerOf, type Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Addresses } from '../../contract/checkout.ts'
import { token } from '../../token.ts'
import type { ChangeCart } from '../cart/change-cart.ts'
import type { LoadIdentity } from '../identity/load-identity.ts'
import type { Shop } from '../shop/shop.ts'

type TypedAddresses = Addresses<TypedAddress>

/** The typed addresses, and whether the parcel goes to the customer's optician instead. */
export type TypedDelivery = Omit<TypedAddresses, 'email'> & { readonly toPartner?: StudioDelivery }

/** Sets both addresses; without `shipping` the parcel goes to the billing address. */
export type SetAddresses = (typed: TypedDelivery) => TE.TaskEither<Failure, Cart>
export const SetAddresses = token<SetAddresses>('SetAddresses')

type Deps = { readonly shop: Pick<Shop, 'checkout' | 'delivery'>; readonly changeCart: ChangeCart; readonly who: LoadIdentity }

/** The server knows the rest of the optician's address, and decides whether this is offered. */
const withPartner = ({ shop }: Deps, { toPartner: delivery, ...typed }: TypedDelivery): TE.TaskEither<Failure, TypedAddresses> =>
  delivery === undefined
    ? TE.right(typed)
    : pipe(
        shop.delivery.getPartner({}),
        TE.flatMapEither((partner): E.Either<Failure, TypedAddresses> =>
          partner === undefined
            ? E.left({ _tag: 'NotFound', what: 'partner' })
            : E.right({ ...typed, shipping: requestStudioDelivery(partner, delivery, typed.billing) })),
      )

// Customers have no step for their e-mail address (decision A02): it is sent with the addresses.
const withEmailOf = (identity: Identity, addresses: TypedAddresses): TypedAddresses => {
  const customer = customerOf(identity)
  return customer === undefined ? addresses : { ...addresses, email: customer.email }
}

export const makeSetAddresses =
  (deps: Deps): SetAddresses =>
  (typed) =>
    deps.changeCart((cartToken) =>
      pipe(
        withPartner(deps, typed),
        TE.bindTo('addresses'),
        TE.bind('identity', () => deps.who()),
        TE.flatMap(({ addresses, identity }) => deps.shop.checkout.updateOrder({
          token: cartToken, change: { _tag: 'Addresses', addresses: withEmailOf(identity, addresses) },
        })),
      ),
    )
