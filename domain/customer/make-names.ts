import { sequenceS } from 'fp-ts/lib/Apply.js'
import { everyFault, requiredText, type Checked } from '../address/read-field.ts'
import type { Customer } from './customer.ts'

/** Both names are required to register, under the rules of an address (Account §6). */
export const makeNames = (names: {
  readonly firstName: unknown
  readonly lastName: unknown
}): Checked<Pick<Customer, 'firstName' | 'lastName'>> =>
  sequenceS(everyFault)({
    firstName: requiredText('firstName', names.firstName),
    lastName: requiredText('lastName', names.lastName),
  })
