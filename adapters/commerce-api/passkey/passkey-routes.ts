import * as E from 'fp-ts/lib/Either.js'
import type { passkeyContract } from '../../../application/contract/passkey.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../../../domain/passkey/passkey-options.ts'
import { WelcomeCodec, welcomeToWire } from '../identity/customer.codec.ts'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody } from '../operations/request-forms.ts'
import {
  ConfirmedRequest, NewPasskeyRequest, PasskeyCreationOptionsCodec, passkeyCreationOptionsToWire, PasskeyRequest,
  PasskeyRequestOptionsCodec, passkeyRequestOptionsToWire, PasskeysCodec, passkeysToWire,
} from './passkey.codec.ts'

/** An account without a password sends none. */
type Confirmed = { readonly password?: string }

const confirmedBy = ({ current_password: password }: ConfirmedRequest): Confirmed => (password == null ? {} : { password })

type SigningIn = { readonly response: PasskeyAssertion; readonly cart?: CartToken }

const cartTokenOf = ({ cart_token: text }: PasskeyRequest): Pick<SigningIn, 'cart'> => {
  const cartToken = makeCartToken(text)
  return E.isRight(cartToken) ? { cart: cartToken.right } : {}
}

export const passkeyRoutes = {
  getPasskeys: route(
    'GET /api/customers/me/passkeys', 'List the customer’s passkeys, oldest first',
    noInput,
    replyWith(PasskeysCodec, passkeysToWire),
  ),
  beginPasskey: route(
    'POST /api/customers/me/passkeys/challenge', 'Create a challenge for a new passkey (requires recent authentication)',
    withBody<ConfirmedRequest, Confirmed>({
      body: ConfirmedRequest,
      encode: ({ password }) => ({ body: { current_password: password ?? null } }),
      decode: (wire) => E.right(confirmedBy(wire)),
    }),
    replyWith(PasskeyCreationOptionsCodec, passkeyCreationOptionsToWire),
  ),
  addPasskey: route(
    'POST /api/customers/me/passkeys', 'Register a passkey',
    withBody<NewPasskeyRequest, { readonly name: string; readonly response: PasskeyAttestation }>({
      body: NewPasskeyRequest,
      encode: ({ name, response: { challenge, credential, clientData, attestation } }) =>
        ({ body: { name, challenge, credential, client_data: clientData, attestation } }),
      decode: ({ name, client_data: clientData, ...response }) => E.right({ name, response: { ...response, clientData } }),
    }),
    replyWith(ChangedCodec, changedToWire),
    { status: 201 },
  ),
  removePasskey: route(
    'POST /api/customers/me/passkeys/{passkey_id}/removal', 'Remove a passkey (requires recent authentication)',
    withBody<ConfirmedRequest, Confirmed & { readonly id: string }>({
      body: ConfirmedRequest,
      encode: ({ id, password }) => ({ path: { passkey_id: id }, body: { current_password: password ?? null } }),
      decode: (wire, { path }) => E.right({ id: path['passkey_id'] ?? '', ...confirmedBy(wire) }),
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
  beginPasskeySignIn: route(
    'POST /api/session/passkey/challenge', 'Create a challenge for signing in with a passkey',
    noInput,
    replyWith(PasskeyRequestOptionsCodec, passkeyRequestOptionsToWire),
  ),
  signInWithPasskey: route(
    'POST /api/session/passkey', 'Sign in with a passkey, optionally merging a cart',
    withBody<PasskeyRequest, SigningIn>({
      body: PasskeyRequest,
      encode: ({ response: { challenge, credential, holder, clientData, authenticatorData, signature }, cart }) => ({
        body: {
          challenge, credential, holder, client_data: clientData, authenticator_data: authenticatorData, signature,
          cart_token: cart ?? null,
        },
      }),
      decode: (wire) => {
        const { challenge, credential, holder, client_data: clientData, authenticator_data: authenticatorData, signature } = wire
        return E.right({ response: { challenge, credential, holder, clientData, authenticatorData, signature }, ...cartTokenOf(wire) })
      },
    }),
    replyWith(WelcomeCodec, welcomeToWire),
  ),
} satisfies Routes<typeof passkeyContract>
