import { token } from '../../token.ts'

/**
 * Whether this device signed in before, and until when that holds: a mark without a secret, so that a guest is never asked for a
 * profile.
 */
export interface SignedInKeeper {
  readonly isKept: () => boolean
  readonly endsAt: () => Date | undefined
  readonly clear: () => void
}
export const SignedInKeeper = token<SignedInKeeper>('SignedInKeeper')
