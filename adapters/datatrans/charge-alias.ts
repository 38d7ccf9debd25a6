import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { zero } from '../../domain/money/money.ts'
import type { SavedCard } from '../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../domain/payment/payment.ts'
import { callDatatrans, unexpected, type DatatransClient } from './call-datatrans.ts'
import { cardOfAlias } from './card-of-alias.ts'
import { isTransactionName } from './transaction-name.ts'

const ChargedCodec = t.type({ transactionId: t.string }, 'DatatransCharged')
const ErrorCodec = t.type({ error: t.type({ code: t.string }) }, 'DatatransError')

/** The card is declined, for now or for ever. Any other error leaves open whether it was charged. */
const DECLINED = [
  'DECLINED', 'SOFT_DECLINED', 'EXPIRED_CARD', 'INVALID_CARD', 'BLOCKED_CARD', 'UNSUPPORTED_CARD', 'INVALID_ALIAS',
  'BLOCKED_BY_VELOCITY_CHECKER', 'REFERRAL',
]

const parsed = <Form>(codec: t.Type<Form>, text: string): E.Either<unknown, Form> =>
  pipe(E.tryCatch((): unknown => JSON.parse(text), String), E.flatMap((json): E.Either<unknown, Form> => codec.decode(json)))

const isDeclined = (text: string): boolean => pipe(parsed(ErrorCodec, text), E.exists(({ error }) => DECLINED.includes(error.code)))

/** Charges a saved card without the shopper; throws if the result is unknown. */
export const chargeAlias = async (client: DatatransClient, { id, amount }: Payment, card: SavedCard): Promise<PaymentNotice> => {
  const response = await callDatatrans(client, {
    method: 'POST',
    path: '/v1/transactions/authorize',
    once: `charge-${id}`,
    body: { currency: amount.currency, amount: amount.cents, refno: id, autoSettle: true, card: cardOfAlias(card) },
  })
  if (response.status >= 400 && response.status < 500 && isDeclined(response.text))
    return { paymentId: id, reference: `declined-${id}`, outcome: 'declined', amount: zero(amount.currency) }
  if (response.status !== 200) throw unexpected(response)
  const charged = parsed(ChargedCodec, response.text)
  if (E.isLeft(charged) || !isTransactionName(charged.right.transactionId))
    throw new Error('Datatrans returned no transaction id for a charge')
  return { paymentId: id, reference: charged.right.transactionId, outcome: 'paid', amount }
}
