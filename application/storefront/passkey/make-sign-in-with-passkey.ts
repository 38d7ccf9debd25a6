import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { welcomed, type WelcomeDeps } from '../identity/welcome.ts'
import type { Shop } from '../shop/shop.ts'
import type { PasskeyDevice } from './passkey-device.port.ts'
import type { SignInWithPasskey } from './sign-in-with-passkey.ts'

type Deps = WelcomeDeps & { readonly shop: Pick<Shop, 'passkey'>; readonly passkeyDevice: PasskeyDevice }

const signedIn =
  (deps: Deps) =>
  (assertion: PasskeyAssertion | undefined): TE.TaskEither<Failure, Customer | undefined> =>
    assertion === undefined
      ? TE.right(undefined)
      : welcomed(deps)(() => deps.shop.passkey.signInWithPasskey({ response: assertion, ...storedCart(deps.keeper) })())

export const makeSignInWithPasskey =
  (deps: Deps): SignInWithPasskey =>
  (selected) =>
    pipe(
      selected === undefined
        ? pipe(deps.shop.passkey.beginPasskeySignIn({}), TE.flatMap(deps.passkeyDevice.getAssertion))
        : TE.right<Failure, PasskeyAssertion | undefined>(selected),
      TE.flatMap(signedIn(deps)),
    )
