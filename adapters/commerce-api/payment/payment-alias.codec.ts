import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PAYMENT_ID } from '../../../domain/payment/payment-id.ts'
import { CARD_EXPIRY, MASKED_NUMBER, SAVABLE_METHODS } from '../../../domain/payment/saved-card.ts'
import type { CardExpiry, MaskedNumber } from '../../../domain/payment/saved-card.ts'
import type { ListedAlias } from '../../../domain/payment/listed-alias.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import { as, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, members, record } from '../codec/record.ts'
import { ofPattern, textCodec } from '../codec/value-codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const Alias = textCodec('AliasToken', makeAliasToken, ofPattern(PAYMENT_ID, 'x'.repeat(18)))
export const Masked = textCodec(
  'MaskedNumber', E.fromPredicate((text): text is MaskedNumber => MASKED_NUMBER.test(text), String),
  ofPattern(MASKED_NUMBER, 'xxxxxxxxxxxx4242'),
)
export const Expiry = textCodec(
  'CardExpiry', E.fromPredicate((text): text is CardExpiry => CARD_EXPIRY.test(text), String), ofPattern(CARD_EXPIRY, '2031-12'),
)

/** The owner of the cards; whatever is sent, those of the session's customer are returned (decision S11). */
export const PaymentAliasesRequest = closedRecord<object>('PaymentAliasesRequest', { customer_context: written(ExactText, () => 'me') })

export const PaymentAliasesRecord = members('PaymentAliases', record<ListedAlias>('PaymentAlias', {
  alias: Alias,
  method: as('internal_payment_method', oneOf('KeepableMethod', SAVABLE_METHODS)),
  isLastPaidWith: as('last_paid_with', t.boolean),
  masked: Masked,
  expiry: Expiry,
}))
