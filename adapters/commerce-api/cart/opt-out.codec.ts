import { closed } from '../codec/closed.ts'
import { TokenInput } from '../values/names.codec.ts'

/** The cart that opts out of trials (Commerce §7). */
export const OptOutRequest = closed('OptOutRequest', { cart_token: TokenInput })
