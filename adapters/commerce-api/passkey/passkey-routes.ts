import type { passkeyContract } from '../../../application/contract/passkey.ts'
import { WelcomeRecord } from '../identity/customer.codec.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, textIn } from '../operations/request-forms.ts'
import {
  ConfirmedRequest, NewPasskeyRequest, PasskeyCreationOptionsRecord, PasskeyRequest, PasskeyRequestOptionsRecord, PasskeysRecord,
} from './passkey.codec.ts'

export const passkeyRoutes = {
  getPasskeys: route(
    'GET /api/customers/me/passkeys', 'List the customer’s passkeys, oldest first', noInput, reply(PasskeysRecord),
  ),
  beginPasskey: route(
    'POST /api/customers/me/passkeys/challenge', 'Create a challenge for a new passkey (requires recent authentication)',
    bodyRequest(ConfirmedRequest), reply(PasskeyCreationOptionsRecord),
  ),
  addPasskey: route(
    'POST /api/customers/me/passkeys', 'Register a passkey', bodyRequest(NewPasskeyRequest), reply(CredentialsChanged), { status: 201 },
  ),
  removePasskey: route(
    'POST /api/customers/me/passkeys/{passkey_id}/removal', 'Remove a passkey (requires recent authentication)',
    bodyRequest(ConfirmedRequest, { id: textIn('passkey_id') }), reply(CredentialsChanged),
  ),
  beginPasskeySignIn: route(
    'POST /api/session/passkey/challenge', 'Create a challenge for signing in with a passkey',
    noInput, reply(PasskeyRequestOptionsRecord),
  ),
  signInWithPasskey: route(
    'POST /api/session/passkey', 'Sign in with a passkey, optionally merging a cart', bodyRequest(PasskeyRequest), reply(WelcomeRecord),
  ),
} satisfies Routes<typeof passkeyContract>
