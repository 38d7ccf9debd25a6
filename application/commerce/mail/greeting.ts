import type { Customer } from '../../../domain/customer/customer.ts'
import type { Say } from './mail-texts.port.ts'

/** How a mail begins; without a name where the customer gave none (decision A7). */
export const greeting = (say: Say, { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  say('mail.greeting', { name: `${firstName} ${lastName}`.trim() }).trim()
