import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidStaffName } from './staff-refusal.ts'

/** How one of the shop's people, or one of their programs, is called; it stands beside all they do. */
export type StaffName = Branded<string, 'StaffName'>

/** Characters. */
const STAFF_NAME_LENGTH = 60

const UNSEEN = /[\p{Cc}\p{Cf}]/u

export const makeStaffName = (text: string): E.Either<InvalidStaffName, StaffName> => {
  const name = text.trim().replaceAll(/ +/g, ' ')
  return name === '' || name.length > STAFF_NAME_LENGTH || UNSEEN.test(name)
    ? E.left({ _tag: 'InvalidStaffName' })
    : E.right(name as StaffName)
}
