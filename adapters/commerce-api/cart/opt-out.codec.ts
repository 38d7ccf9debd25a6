import { closed } from '../codec/closed.ts'
import { TokenInput } from '../values/names.codec.ts'

/** Which cart wants no trials (Commerce §7). */
export const OptOutRequest = closed('OptOutRequest', { cart_token: TokenInput })
