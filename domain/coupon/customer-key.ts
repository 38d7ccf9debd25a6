import { normaliseEmail } from '../address/normalise.ts'
import type { Branded } from '../branded.ts'
import type { Email } from '../customer/email.ts'

/** One person as vouchers count them: by e-mail, as guest or signed in, all spellings of a mailbox being one (decision A17, revised). */
export type CustomerKey = Branded<string, 'CustomerKey'>

export const customerKey = (email: Email): CustomerKey => normaliseEmail(email) as CustomerKey
