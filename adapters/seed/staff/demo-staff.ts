import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffPerson } from '../../../domain/staff/staff-person.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'

/** What everybody at the desk of the demo shop signs in with, and the secret of their codes: known to all, and in no other shop. */
export const DEMO_STAFF_PASSWORD = 'demo-pult-9'
export const DEMO_STAFF_SECRET = 'IRISDEMOIRISDEMOIRISDEMOIRISDEMO'

const written = <Value>(made: E.Either<unknown, Value>): Value => {
  if (E.isLeft(made)) throw new Error(`The demo shop's people are wrong: ${JSON.stringify(made.left)}`)
  return made.right
}

const person = (name: string, fullName: string, role: StaffRole): StaffPerson => ({
  id: written(makeStaffId(`demo-${name}`.padEnd(22, '0'))),
  email: written(makeEmail(`${name}@iris.example`)),
  name: written(makeStaffName(fullName)),
  roles: [role],
  isDisabled: false,
})

/** One of the shop's people for each role. */
export const demoStaff = (): readonly StaffPerson[] => [
  person('lea', 'Lea Graf', 'all'),
  person('omar', 'Omar Sutter', 'orders'),
  person('gina', 'Gina Rossi', 'goods'),
  person('colin', 'Colin Favre', 'content'),
]
