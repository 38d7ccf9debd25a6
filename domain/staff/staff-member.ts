import type { Branded } from '../branded.ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Email } from '../customer/email.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { StaffName } from './staff-name.ts'
import type { StaffRole } from './staff-role.ts'

/** Identifies a staff member on pages; it is not a credential. */
export type StaffId = Branded<string, 'StaffId'>

export const makeStaffId = (text: unknown): E.Either<{ readonly _tag: 'NotFound'; readonly what: 'staff' }, StaffId> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as StaffId) : E.left({ _tag: 'NotFound', what: 'staff' })

/** A staff member. After leaving, the account stays disabled, so that their actions keep their name. */
export type StaffMember = {
  readonly id: StaffId
  readonly email: Email
  readonly name: StaffName
  readonly roles: readonly StaffRole[]
  readonly isDisabled: boolean
}
