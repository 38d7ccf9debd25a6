import { normaliseEmail } from '../address/normalise.ts'
import type { Branded } from '../branded.ts'
import type { Email } from '../customer/email.ts'

/**
 * One customer as coupons count them: by e-mail address, as guest or signed in, all spellings being one. A plus-suffix is ignored for
 * every provider: few treat it as another address, and one coupon use per customer would otherwise be unlimited (decision A17, revised).
 */
export type CustomerKey = Branded<string, 'CustomerKey'>

const withoutSuffix = (email: string): string => email.replace(/^([^+@]*)\+[^@]*(?=@)/, '$1')

export const customerKey = (email: Email): CustomerKey => withoutSuffix(normaliseEmail(email)) as CustomerKey
