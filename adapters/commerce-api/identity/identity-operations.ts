import * as E from 'fp-ts/lib/Either.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { MilesListCodec, milesListToWire, MilesNumberRequest } from '../loyalty/miles.codec.ts'
import { operation } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking, nothing, sending } from '../operations/request-forms.ts'
import { CredentialsRequest, ProofRequest, RegistrationRequest } from './credentials.codec.ts'
import {
  CustomerCodec, customerToWire, FarewellCodec, LetterCodec, MailboxProofCodec, WelcomeCodec, welcomeToWire,
} from './customer.codec.ts'

type Credentials = { readonly email: string; readonly password: string }
type Registration = Credentials & { readonly firstName: string; readonly lastName: string }

/** The cart at hand, whose items come along; what cannot be a token is none. */
type Bringing = { readonly cart?: CartToken }

const broughtBy = (wire: { readonly cart_token?: string | null }): Bringing => {
  const brought = makeCartToken(wire.cart_token)
  return E.isRight(brought) ? { cart: brought.right } : {}
}

export const identityOperations = {
  signIn: operation(
    'POST /api/session', 'Signs in, bringing a cart along', 'anyone',
    sending<CredentialsRequest, Bringing & { readonly credentials: Credentials }>({
      body: CredentialsRequest,
      encode: ({ credentials: { email, password }, cart }) => ({ body: { email, password, cart_token: cart ?? null } }),
      decode: (wire) => E.right({ credentials: { email: wire.email, password: wire.password }, ...broughtBy(wire) }),
    }),
    replying(WelcomeCodec, welcomeToWire),
  ),
  signUp: operation(
    'POST /api/customers', 'Makes an account and signs in', 'anyone',
    sending<RegistrationRequest, Bringing & { readonly registration: Registration }>({
      body: RegistrationRequest,
      encode: ({ registration: { email, password, firstName, lastName }, cart }) => ({
        body: { email, password, first_name: firstName, last_name: lastName, cart_token: cart ?? null },
      }),
      decode: (wire) => {
        const { email, password, first_name: firstName, last_name: lastName } = wire
        return E.right({ registration: { email, password, firstName, lastName }, ...broughtBy(wire) })
      },
    }),
    replying(WelcomeCodec, welcomeToWire),
    { status: 201 },
  ),
  sendProof: operation(
    'POST /api/customers/me/mailbox-proof', 'Sends the letter that proves the own mailbox once more', 'customer',
    nothing,
    replying(LetterCodec, () => ({ sent: true })),
  ),
  getMailboxProof: operation(
    'GET /api/mailbox-proofs/{token}', 'Whether a letter to a mailbox can still be answered, not whose it is', 'anyone',
    asking<{ readonly token: string }>({
      encode: ({ token }) => ({ path: { token } }),
      decode: ({ path }) => E.right({ token: path['token'] ?? '' }),
    }),
    replying(MailboxProofCodec, (open) => ({ open })),
  ),
  proveMailbox: operation(
    'POST /api/mailbox-proofs', 'Answers the letter to a mailbox, chooses the password and signs in', 'anyone',
    sending<ProofRequest, Bringing & { readonly answer: { readonly token: string; readonly password: string } }>({
      body: ProofRequest,
      encode: ({ answer: { token, password }, cart }) => ({ body: { token, password, cart_token: cart ?? null } }),
      decode: (wire) => E.right({ answer: { token: wire.token, password: wire.password }, ...broughtBy(wire) }),
    }),
    replying(WelcomeCodec, welcomeToWire),
  ),
  signOut: operation(
    'DELETE /api/session', 'Closes the session', 'anyone',
    nothing,
    replying(FarewellCodec, () => ({ signed_in: false })),
  ),
  getProfile: operation(
    'GET /api/customers/me', 'The profile of whoever is signed in', 'customer',
    nothing,
    replying(CustomerCodec, customerToWire),
  ),
  setMilesAndMoreNumber: operation(
    'PUT /api/customers/me/miles-and-more-number', 'Notes the own number', 'customer',
    sending<{ readonly miles_and_more_number: string }, { readonly number: string }>({
      body: MilesNumberRequest,
      encode: ({ number }) => ({ body: { miles_and_more_number: number } }),
      decode: (wire) => E.right({ number: wire.miles_and_more_number }),
    }),
    replying(CustomerCodec, customerToWire),
  ),
  getMilesAndMorePoints: operation(
    'GET /api/customers/me/miles-and-more-points', 'Own miles, newest first', 'customer',
    asking<object>({
      query: query.miles,
      encode: () => ({ query: [['order[order_created_at]', 'desc']] }),
      decode: () => E.right({}),
    }),
    replying(MilesListCodec, milesListToWire),
  ),
}
