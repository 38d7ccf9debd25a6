import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidStaffName } from './staff-refusal.ts'

/** The name of a staff member or of a program; shown with everything they do. */
export type StaffName = Branded<string, 'StaffName'>

/** Characters. */
export const STAFF_NAME_LENGTH = 60

const INVISIBLE = /[\p{Cc}\p{Cf}]/u

export const makeStaffName = (text: string): E.Either<InvalidStaffName, StaffName> => {
  const name = text.trim().replaceAll(/ +/g, ' ')
  return name === '' || name.length > STAFF_NAME_LENGTH || INVISIBLE.test(name)
    ? E.left({ _tag: 'InvalidStaffName' })
    : E.right(name as StaffName)
}
