import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { made } from './made.ts'

export const aCustomer = (stated: Partial<Customer> = {}): Customer => ({
  accountId: made(makeAccountId('account-anna'.padEnd(22, '_'))),
  email: made(makeEmail('anna.keller@example.ch')),
  isVerified: true,
  firstName: 'Anna',
  lastName: 'Keller',
  ...stated,
})
