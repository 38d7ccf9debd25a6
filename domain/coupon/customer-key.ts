import { normaliseEmail } from '../address/normalise.ts'
import type { Branded } from '../branded.ts'
import type { Email } from '../customer/email.ts'

/**
 * One person as vouchers count them: by e-mail, as guest or signed in, all spellings of a mailbox being one. A plus-suffix counts for
 * none at any house: few treat it as another mailbox, and a voucher once a customer would be one for each (decision A17, revised).
 */
export type CustomerKey = Branded<string, 'CustomerKey'>

const withoutSuffix = (email: string): string => email.replace(/^([^+@]*)\+[^@]*(?=@)/, '$1')

export const customerKey = (email: Email): CustomerKey => withoutSuffix(normaliseEmail(email)) as CustomerKey
