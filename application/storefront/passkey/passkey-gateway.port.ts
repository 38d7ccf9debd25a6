import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Welcome } from '../identity/identity-gateway.port.ts'

/** Passkeys, through the API. An account with a password needs it to add one. */
export interface PasskeyGateway {
  readonly begin: (password: string | undefined) => TaskEither<Failure, PasskeyCreationOptions>
  readonly add: (name: string, attestation: PasskeyAttestation) => TaskEither<Failure, void>
  readonly beginSignIn: () => TaskEither<Failure, PasskeyRequestOptions>
  /** `cart`: the current one, whose items are taken over. */
  readonly signIn: (attestation: PasskeyAssertion, cart?: CartToken) => TaskEither<Failure, Welcome>
}
export const PasskeyGateway = token<PasskeyGateway>('PasskeyGateway')
