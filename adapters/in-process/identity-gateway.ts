import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { TakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import type { ShowProfile } from '../../application/commerce/customer/show-profile.ts'
import type { Begun, SignIn } from '../../application/commerce/identity/sign-in.ts'
import type { SignOut } from '../../application/commerce/identity/sign-out.ts'
import type { SignUp } from '../../application/commerce/identity/sign-up.ts'
import type { IdentityGateway, Welcome } from '../../application/storefront/identity/identity-gateway.port.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { SessionKeeper } from '../commerce-api/identity/session-keeper.ts'
import { ownOnly, type OwnerOf } from './owner-of.ts'

type Deps = {
  readonly signIn: SignIn
  readonly signUp: SignUp
  readonly signOut: SignOut
  readonly showProfile: ShowProfile
  readonly takeOverCart: TakeOverCart
}

type Place = { readonly session: SessionKeeper; readonly from: string; readonly ownerOf: OwnerOf }

export const makeInProcessIdentity = (shop: Deps, { session, from, ownerOf }: Place): IdentityGateway => {
  const welcome =
    (cart: CartToken | undefined) =>
    ({ customer, session: begun }: Begun): TE.TaskEither<Failure, Welcome> => {
      session.keep(begun)
      return pipe(
        shop.takeOverCart(customer.accountId, cart),
        TE.map((own) => ({ customer, ...(own === undefined ? {} : { cartToken: own.token }) })),
      )
    }
  return {
    signIn: (credentials, cart) =>
      pipe(shop.signIn({ ...credentials, from }, session.kept()), TE.flatMap(welcome(cart))),
    signUp: (registration, cart) =>
      pipe(shop.signUp({ ...registration, from }, session.kept()), TE.flatMap(welcome(cart))),
    signOut: () =>
      pipe(shop.signOut(session.kept()), TE.tapIO(() => () => { session.forget() })),
    profile: () => ownOnly(ownerOf)(shop.showProfile),
  }
}
