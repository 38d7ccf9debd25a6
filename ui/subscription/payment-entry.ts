import * as E from 'fp-ts/lib/Either.js'
import { lastDigits, makeAliasToken } from '../../domain/payment/payment-alias.ts'
import { isSavable, type SavableMethod } from '../../domain/payment/saved-card.ts'
import {
  UNATTENDED_METHODS, type OfferedPayment, type SubscriptionPayment, type UnattendedMethod,
} from '../../domain/subscription/unattended-payment.ts'

/** A payment method in a form; `value` is the value of its radio button. */
export type PaymentEntry =
  | { readonly value: string; readonly method: UnattendedMethod }
  | {
    readonly value: string
    readonly method: SavableMethod
    readonly digits: string
    /** `06/28`, as on the card. */
    readonly expiry: string
  }

const BETWEEN = '/'

/** The value of the radio button of a payment method. */
export const paymentValue = ({ paymentMethod, alias }: SubscriptionPayment): string =>
  alias === undefined ? paymentMethod : `${paymentMethod}${BETWEEN}${alias}`

export const toPaymentEntry = (offered: OfferedPayment): PaymentEntry => {
  const { paymentMethod: method, masked, expiry } = offered
  const value = paymentValue(offered)
  return isSavable(method) && masked !== undefined && expiry !== undefined
    ? { value, method, digits: lastDigits(masked), expiry: `${expiry.slice(5)}/${expiry.slice(2, 4)}` }
    : { value, method }
}

/** The payment method of a radio value; the shop decides whether the customer may use it. */
export const readPaymentValue = (text: string): E.Either<'NoPayment', SubscriptionPayment> => {
  const [name = '', card, ...more] = text.split(BETWEEN)
  const paymentMethod = UNATTENDED_METHODS.find((method) => method === name)
  if (paymentMethod === undefined || more.length > 0) return E.left('NoPayment')
  if (card === undefined) return E.right({ paymentMethod })
  const alias = makeAliasToken(card)
  return E.isRight(alias) ? E.right({ paymentMethod, alias: alias.right }) : E.left('NoPayment')
}
