import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { WaysIn } from '../../../domain/identity/ways-in.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The password one has, and twice the one that is to be. */
export type NewPassword = { readonly current: string; readonly wanted: string; readonly confirmed: string }

/** How a signed-in customer is known again, on the far side; a guest is refused. */
export interface SecurityGateway {
  readonly waysIn: () => TaskEither<Failure, WaysIn>
  /** All other sessions end. */
  readonly changePassword: (asked: NewPassword) => TaskEither<Failure, void>
  /** Where the customer is signed in, the session last used first. */
  readonly sessions: () => TaskEither<Failure, readonly SessionEntry[]>
  readonly endSession: (id: string) => TaskEither<Failure, void>
  readonly endOtherSessions: () => TaskEither<Failure, void>
}
export const SecurityGateway = token<SecurityGateway>('SecurityGateway')
