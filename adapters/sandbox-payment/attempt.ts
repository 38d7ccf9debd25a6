import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isSignedBy, sign } from './signature.ts'

const AttemptCodec = t.strict(
  {
    payment_id: t.string,
    reference: t.string,
    method: t.string,
    amount: t.Int,
    currency: t.string,
    locale: t.string,
    success: t.string,
    cancel: t.string,
    error: t.string,
    notice: t.string,
  },
  'SandboxAttempt',
)
/** What the payment page must know; `amount` in minor units, addresses absolute. */
export type Attempt = t.TypeOf<typeof AttemptCodec>

/** The attempt as a name in an address: nobody can change it, nothing has to be kept. */
export const attemptToken = (key: string, attempt: Attempt): string => {
  const body = Buffer.from(JSON.stringify(attempt)).toString('base64url')
  return `${body}.${sign(key, body)}`
}

export const readAttempt = (key: string, token: string): Attempt | undefined => {
  const [body = '', signature = ''] = token.split('.')
  if (!isSignedBy(key, body, signature)) return undefined
  const read = AttemptCodec.decode(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return E.isRight(read) ? read.right : undefined
}
