import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PersonalEntry } from '../../contract/file.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The stored records of a person by part. */
export type PersonalEntries = { readonly [part in PersonalPart]: readonly PersonalEntry[] }

/** All stored data of a person: that of the account, and that of its address once verified. */
export interface PersonalData {
  /** A consistent snapshot: a concurrent change is in all parts it belongs to or in none. */
  readonly export: (owner: AccountId) => TaskEither<ServiceUnavailable, PersonalEntries>
}
