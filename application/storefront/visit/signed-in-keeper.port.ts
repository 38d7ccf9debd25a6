import { token } from '../../token.ts'

/** Whether this device is signed in, and until when: a mark without a secret, so that no profile is requested for a guest. */
export interface SignedInKeeper {
  readonly isSet: () => boolean
  readonly endsAt: () => Date | undefined
  readonly clear: () => void
}
export const SignedInKeeper = token<SignedInKeeper>('SignedInKeeper')
