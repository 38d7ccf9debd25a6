import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A thing that is kept, as it is kept, without what opens something. */
export type PersonalEntry = { readonly [name: string]: unknown }

/** All that the shop keeps of a person: what belongs to the account, and what names its mailbox once that is proven. */
export interface PersonalData {
  readonly told: (owner: AccountId, part: PersonalPart) => TaskEither<ServiceUnavailable, readonly PersonalEntry[]>
}
