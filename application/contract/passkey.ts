import type { CartToken } from '../../domain/cart/cart.ts'
import type {
  PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions,
} from '../../domain/passkey/passkey-options.ts'
import type { PasskeyEntry } from '../../domain/passkey/passkey.ts'
import type { Welcome } from './identity.ts'
import { none, operation, type } from './operation.ts'
import { TAKES_CART } from './shared-refusals.ts'

/** An account without a password sends none. */
type Confirmed = { readonly password?: string }

/** Passkeys of the signed-in customer, and sign-in with one. */
export const passkeyContract = {
  getPasskeys: operation({ input: none, output: type<readonly PasskeyEntry[]>(), refusals: [], permission: 'customer' }),
  beginPasskey: operation({
    input: type<Confirmed>(), output: type<PasskeyCreationOptions>(),
    refusals: ['WrongPassword', 'SignInAgain', 'TooManyAttempts', 'EmailUnverified', 'TooManyPasskeys'], permission: 'customer',
  }),
  addPasskey: operation({
    input: type<{ readonly name: string; readonly response: PasskeyAttestation }>(), output: type<void>(),
    refusals: ['InvalidPasskeyName', 'PasskeyRefused', 'PasskeyExists', 'EmailUnverified', 'TooManyPasskeys'], permission: 'customer',
  }),
  removePasskey: operation({
    input: type<Confirmed & { readonly id: string }>(), output: type<void>(),
    refusals: ['WrongPassword', 'SignInAgain', 'TooManyAttempts', 'NotFound'], permission: 'customer',
  }),
  beginPasskeySignIn: operation({
    input: none, output: type<PasskeyRequestOptions>(), refusals: ['TooManyAttempts'], permission: 'anyone',
  }),
  signInWithPasskey: operation({
    input: type<{ readonly response: PasskeyAssertion; readonly cart?: CartToken }>(), output: type<Welcome>(),
    refusals: [...TAKES_CART, 'PasskeyRefused', 'TooManyAttempts'], permission: 'anyone',
  }),
}
