import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A thing that is kept, as it is kept, without what opens something. */
export type PersonalEntry = { readonly [name: string]: unknown }

/** What is kept of a person, part by part. */
export type PersonalEntries = { readonly [part in PersonalPart]: readonly PersonalEntry[] }

/** All that the shop keeps of a person: what belongs to the account, and what names its mailbox once that is proven. */
export interface PersonalData {
  /** As it was at one moment: what changes meanwhile stands in no part or in all it belongs to. */
  readonly export: (owner: AccountId) => TaskEither<ServiceUnavailable, PersonalEntries>
}
