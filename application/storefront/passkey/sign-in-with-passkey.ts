import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import type { Shop } from '../shop/shop.ts'
import { welcomed, type WelcomeDeps } from '../identity/welcome.ts'
import type { PasskeyDevice } from './passkey-device.port.ts'

/** Signs in with a passkey of this device; the items of the current cart are taken over. `undefined`: the visitor cancelled. */
export type SignInWithPasskey = () => TE.TaskEither<Failure, Customer | undefined>
export const SignInWithPasskey = token<SignInWithPasskey>('SignInWithPasskey')

/** Offers passkeys in the autofill of the e-mail field, and signs in with the selected one, if any. */
export type OfferPasskeys = SignInWithPasskey
export const OfferPasskeys = token<OfferPasskeys>('OfferPasskeys')

type Deps = WelcomeDeps & { readonly shop: Pick<Shop, 'passkey'>; readonly passkeyDevice: PasskeyDevice }

const signedIn =
  (deps: Deps) =>
  (assertion: PasskeyAssertion | undefined): TE.TaskEither<Failure, Customer | undefined> =>
    assertion === undefined
      ? TE.right(undefined)
      : welcomed(deps)(() => deps.shop.passkey.signInWithPasskey({ response: assertion, ...storedCart(deps.keeper) })())

export const makeSignInWithPasskey =
  (deps: Deps): SignInWithPasskey =>
  () => pipe(deps.shop.passkey.beginPasskeySignIn({}), TE.flatMap(deps.passkeyDevice.getAssertion), TE.flatMap(signedIn(deps)))

export const makeOfferPasskeys =
  (deps: Deps): OfferPasskeys =>
  () =>
    pipe(
      deps.passkeyDevice.canOffer(),
      TE.flatMap((isPossible): TE.TaskEither<Failure, PasskeyAssertion | undefined> =>
        isPossible ? pipe(deps.shop.passkey.beginPasskeySignIn({}), TE.flatMap(deps.passkeyDevice.offer)) : TE.right(undefined)),
      TE.flatMap(signedIn(deps)),
    )
