import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { PaymentId, PaymentNotice } from '../../domain/payment/payment.ts'
import type { Attempt } from './attempt.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { oneOf } from './one-of.codec.ts'
import { readCard, SandboxCardCodec, type SandboxCard } from './sandbox-card.ts'
import { sign } from './signature.ts'

/** Milliseconds after which a notification is rejected. */
export const NOTICE_AGE = 5 * 60_000

export type Outcome = PaymentNotice['outcome']

const NoticeCodec = t.strict(
  {
    payment_id: t.string,
    reference: t.string,
    outcome: t.keyof({ paid: null, declined: null, cancelled: null }),
    amount: t.number,
    currency: oneOf('Currency', isCurrency),
    card: t.union([SandboxCardCodec, t.undefined]),
  },
  'SandboxNotice',
)

export type SignedNotice = { readonly body: string; readonly signature: string }

/** `seconds` since 1970 is part of what is signed. */
export const writeNotice = (key: string, attempt: Attempt, outcome: Outcome, seconds: number, card?: SandboxCard): SignedNotice => {
  const { payment_id, reference, amount, currency } = attempt
  const body = JSON.stringify({ payment_id, reference, outcome, amount, currency, card })
  return { body, signature: `t=${seconds},s0=${sign(key, `${seconds}${body}`)}` }
}

export const decodeNotice = (body: string): E.Either<unknown, PaymentNotice> =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(body), String),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof NoticeCodec>> => NoticeCodec.decode(json)),
    E.flatMap(({ payment_id, reference, outcome, amount, currency, card }) =>
      pipe(
        makeMoney(amount, currency),
        E.map((money) => ({
          paymentId: payment_id as PaymentId, reference, outcome, amount: money, ...omitUndefined({ card: readCard(card) }),
        })),
      ),
    ),
  )
