import type { passkeyContract } from '../../contract/passkey.ts'
import type { UseCases } from '../operation.ts'
import { makeAddPasskey } from './add-passkey.ts'
import { makeBeginPasskeySignIn } from './begin-passkey-sign-in.ts'
import { makeBeginPasskey } from './begin-passkey.ts'
import { makeGetPasskeys } from './get-passkeys.ts'
import { makeRemovePasskey } from './remove-passkey.ts'
import { makeSignInWithPasskey } from './sign-in-with-passkey.ts'

export const passkeyOperations = {
  getPasskeys: makeGetPasskeys,
  beginPasskey: makeBeginPasskey,
  addPasskey: makeAddPasskey,
  removePasskey: makeRemovePasskey,
  beginPasskeySignIn: makeBeginPasskeySignIn,
  signInWithPasskey: makeSignInWithPasskey,
} satisfies UseCases<typeof passkeyContract>
