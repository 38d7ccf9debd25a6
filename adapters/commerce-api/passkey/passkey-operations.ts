import * as E from 'fp-ts/lib/Either.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { PasskeyAttestation, PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import { WelcomeCodec, welcomeToWire } from '../identity/customer.codec.ts'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { nothing, sending } from '../operations/request-forms.ts'
import {
  ConfirmedRequest, PasskeyCreationOptionsCodec, passkeyCreationOptionsToWire, NewPasskeyRequest, PasskeyRequestOptionsCodec,
  passkeyRequestOptionsToWire, PasskeyRequest,
  PasskeysCodec, passkeysToWire,
} from './passkey.codec.ts'

/** Whoever has no password gives none. */
type Confirmed = { readonly password?: string }

const confirmedBy = ({ current_password: password }: ConfirmedRequest): Confirmed => (password == null ? {} : { password })

type SigningIn = { readonly answer: PasskeyAssertion; readonly cart?: CartToken }

const cartTokenOf = ({ cart_token: text }: PasskeyRequest): Pick<SigningIn, 'cart'> => {
  const cartToken = makeCartToken(text)
  return E.isRight(cartToken) ? { cart: cartToken.right } : {}
}

export const passkeyOperations = {
  getPasskeys: operation(
    'GET /api/customers/me/passkeys', 'List the customer’s passkeys, oldest first', 'customer',
    nothing,
    replying(PasskeysCodec, passkeysToWire),
  ),
  beginPasskey: operation(
    'POST /api/customers/me/passkeys/challenge', 'Create a challenge for a new passkey (requires recent authentication)', 'customer',
    sending<ConfirmedRequest, Confirmed>({
      body: ConfirmedRequest,
      encode: ({ password }) => ({ body: { current_password: password ?? null } }),
      decode: (wire) => E.right(confirmedBy(wire)),
    }),
    replying(PasskeyCreationOptionsCodec, passkeyCreationOptionsToWire),
  ),
  addPasskey: operation(
    'POST /api/customers/me/passkeys', 'Register a passkey', 'customer',
    sending<NewPasskeyRequest, { readonly name: string; readonly answer: PasskeyAttestation }>({
      body: NewPasskeyRequest,
      encode: ({ name, answer: { challenge, credential, clientData, attestation } }) =>
        ({ body: { name, challenge, credential, client_data: clientData, attestation } }),
      decode: ({ name, client_data: clientData, ...answer }) => E.right({ name, answer: { ...answer, clientData } }),
    }),
    replying(ChangedCodec, changedToWire),
    { status: 201 },
  ),
  removePasskey: operation(
    'POST /api/customers/me/passkeys/{passkey_id}/removal', 'Remove a passkey (requires recent authentication)', 'customer',
    sending<ConfirmedRequest, Confirmed & { readonly id: string }>({
      body: ConfirmedRequest,
      encode: ({ id, password }) => ({ path: { passkey_id: id }, body: { current_password: password ?? null } }),
      decode: (wire, { path }) => E.right({ id: path['passkey_id'] ?? '', ...confirmedBy(wire) }),
    }),
    replying(ChangedCodec, changedToWire),
  ),
  beginPasskeySignIn: operation(
    'POST /api/session/passkey/challenge', 'Create a challenge for signing in with a passkey', 'anyone',
    nothing,
    replying(PasskeyRequestOptionsCodec, passkeyRequestOptionsToWire),
  ),
  signInWithPasskey: operation(
    'POST /api/session/passkey', 'Sign in with a passkey, optionally merging a cart', 'anyone',
    sending<PasskeyRequest, SigningIn>({
      body: PasskeyRequest,
      encode: ({ answer: { challenge, credential, holder, clientData, authenticatorData, signature }, cart }) => ({
        body: {
          challenge, credential, holder, client_data: clientData, authenticator_data: authenticatorData, signature,
          cart_token: cart ?? null,
        },
      }),
      decode: (wire) => {
        const { challenge, credential, holder, client_data: clientData, authenticator_data: authenticatorData, signature } = wire
        return E.right({ answer: { challenge, credential, holder, clientData, authenticatorData, signature }, ...cartTokenOf(wire) })
      },
    }),
    replying(WelcomeCodec, welcomeToWire),
  ),
}
