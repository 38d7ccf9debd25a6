import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { CARD_EXPIRY, MASKED_NUMBER, SAVABLE_METHODS } from '../../../domain/payment/saved-card.ts'
import type { CardExpiry, MaskedNumber } from '../../../domain/payment/saved-card.ts'
import type { ListedAlias } from '../../../domain/payment/listed-alias.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { oneOf } from '../codec/one-of.ts'
import { textCodec } from '../codec/value-codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const Alias = textCodec('AliasToken', makeAliasToken)
export const Masked = textCodec('MaskedNumber', E.fromPredicate((text): text is MaskedNumber => MASKED_NUMBER.test(text), String))
export const Expiry = textCodec('CardExpiry', E.fromPredicate((text): text is CardExpiry => CARD_EXPIRY.test(text), String))

/** The owner of the cards; whatever is sent, those of the session's customer are returned (decision S11). */
export const PaymentAliasesRequest = closed('PaymentAliasesRequest', { customer_context: ExactText })
export type PaymentAliasesRequest = t.TypeOf<typeof PaymentAliasesRequest>

const AliasWire = t.strict(
  {
    alias: Alias,
    internal_payment_method: oneOf('KeepableMethod', SAVABLE_METHODS),
    last_paid_with: t.boolean,
    masked: Masked,
    expiry: Expiry,
  },
  'PaymentAlias',
)
const AliasesWire = t.strict({ 'hydra:member': t.readonlyArray(AliasWire) }, 'PaymentAliases')

export const PaymentAliasesCodec = codecFrom('PaymentAliases', AliasesWire, (wire) =>
  E.right<never, readonly ListedAlias[]>(
    wire['hydra:member'].map(({ alias, internal_payment_method: method, last_paid_with: isLastPaidWith, masked, expiry }) => ({
      alias, method, isLastPaidWith, masked, expiry,
    })),
  ))

export const paymentAliasesToWire = (aliases: readonly ListedAlias[]): t.TypeOf<typeof AliasesWire> => ({
  'hydra:member': aliases.map(({ alias, method, isLastPaidWith, masked, expiry }) => ({
    alias, internal_payment_method: method, last_paid_with: isLastPaidWith, masked, expiry,
  })),
})
