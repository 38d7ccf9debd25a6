import { as } from '../codec/field.ts'
import { closedRecord } from '../codec/record.ts'
import { TokenInput } from '../values/names.codec.ts'

/** The cart that opts out of trials (Commerce §7). */
export const OptOutRequest = closedRecord<{ readonly token: string }>('OptOutRequest', { token: as('cart_token', TokenInput) })
