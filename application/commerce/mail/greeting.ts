import type { Customer } from '../../../domain/customer/customer.ts'
import type { Say } from './mail-texts.port.ts'

/** The greeting of a mail; without a name if the customer has none (decision A7). */
export const greeting = (say: Say, { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  say('mail.greeting', { name: `${firstName} ${lastName}`.trim() }).trim()
