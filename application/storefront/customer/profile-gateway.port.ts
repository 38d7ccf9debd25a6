import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** A profile as typed; an empty birthday or phone number removes it. */
export type TypedProfile = {
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly phoneNumber: string
  /** The language of mails. */
  readonly locale: Locale
}

/** The customer's profile, through the API. */
export interface ProfileGateway {
  readonly update: (typed: TypedProfile, accountId?: AccountId) => TaskEither<Failure, Customer>
}
export const ProfileGateway = token<ProfileGateway>('ProfileGateway')
