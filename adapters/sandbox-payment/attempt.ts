import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { isProviderMethod } from '../../domain/payment/provider-code.ts'
import { isLocale } from '../../domain/shop/locale.ts'
import { oneOf } from './one-of.codec.ts'
import { isSignedBy, sign } from './signature.ts'

const AttemptCodec = t.strict(
  {
    payment_id: t.string,
    reference: t.string,
    method: oneOf('ProviderMethod', isProviderMethod),
    amount: t.number,
    currency: oneOf('Currency', isCurrency),
    locale: oneOf('Locale', isLocale),
    success: t.string,
    cancel: t.string,
    error: t.string,
    notice: t.string,
    /** Whether to save the card. */
    savesCard: t.union([t.literal(true), t.undefined]),
    /** The masked number of the saved card that is used. */
    card: t.union([t.string, t.undefined]),
  },
  'SandboxAttempt',
)
/** What the payment page needs; `amount` in minor units, addresses absolute. */
export type Attempt = t.TypeOf<typeof AttemptCodec>

/** The attempt as a signed value in an address: it cannot be changed, and nothing has to be stored. */
export const attemptToken = (key: string, attempt: Attempt): string => {
  const body = Buffer.from(JSON.stringify(attempt)).toString('base64url')
  return `${body}.${sign(key, body)}`
}

/** `undefined` if it was not signed here. */
export const readAttempt = (key: string, token: string): Attempt | undefined => {
  const [body = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSignedBy(key, body, signature)) return undefined
  const decoded = AttemptCodec.decode(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return E.isRight(decoded) ? decoded.right : undefined
}
