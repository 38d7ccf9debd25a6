import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { SignInMethods } from '../../../domain/identity/sign-in-methods.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The current password, the new one twice, and whether linked providers and passkeys are removed as well. */
export type NewPassword = {
  readonly current: string
  readonly next: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}

/** Whether linked providers and passkeys are removed as well; that needs the password of an account that has one. */
export type SignOutOthersInput = { readonly isRevoking?: boolean; readonly password?: string }

/** Sign-in methods and sessions of a signed-in customer, through the API; a guest is refused. */
export interface SecurityGateway {
  readonly signInMethods: () => TaskEither<Failure, SignInMethods>
  /** All other sessions end. */
  readonly changePassword: (input: NewPassword) => TaskEither<Failure, void>
  /** Where the customer is signed in, the session last used first. */
  readonly sessions: () => TaskEither<Failure, readonly SessionEntry[]>
  readonly endSession: (id: string) => TaskEither<Failure, void>
  readonly endOtherSessions: (input?: SignOutOthersInput) => TaskEither<Failure, void>
}
export const SecurityGateway = token<SecurityGateway>('SecurityGateway')
