import * as t from 'io-ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { PASSWORD_WEAKNESSES } from '../../../domain/identity/password-weakness.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { couponReasonOf, couponReasonToWire, CouponReasonWire } from '../cart/coupon.codec.ts'
import { CheckoutStateCode, OptionKeyCode } from '../values/codes.codec.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { camelField, snakeField } from './field-name.ts'

const tagged = <Tag extends Refusal['_tag'], P extends t.Props>(tag: Tag, props: P) =>
  t.strict({ _tag: t.literal(tag), ...props }, tag)

const optionKeys = t.readonlyArray(OptionKeyCode)
const field = { field: t.string }
const FieldRefusalWire = t.union(
  [
    t.strict({ _tag: t.literal('Missing'), ...field }),
    t.strict({ _tag: t.literal('TooLong'), ...field, maximum: t.number }),
    t.strict({ _tag: t.literal('Invalid'), ...field }),
  ],
  'FieldRefusal',
)
type FieldRefusalWire = t.TypeOf<typeof FieldRefusalWire>

/** Every way in which the shop says no, with its data. */
export const RefusalWire = t.union(
  [
    tagged('NotFound', { what: oneOf('Missing', ['product', 'category', 'cart', 'line', 'order', 'payment', 'document', 'partner']) }),
    tagged('NotAQuantity', {}),
    tagged('AboveMaximum', { maximum: t.number }),
    tagged('StopOrder', { stock: t.number }),
    tagged('SoldOut', {}),
    tagged('MissingOptions', { keys: optionKeys }),
    tagged('UnknownOptions', { keys: t.readonlyArray(t.string) }),
    tagged('ValueNotMade', { key: OptionKeyCode }),
    tagged('CombinationNotMade', { keys: optionKeys }),
    tagged('NotForSale', {}),
    tagged('Discontinued', {}),
    tagged('CartCompleted', {}),
    tagged('CartEmpty', {}),
    tagged('NoCartToken', {}),
    tagged('InvalidEmail', {}),
    tagged('NotSignedIn', {}),
    tagged('WrongCredentials', {}),
    tagged('TooManyAttempts', {}),
    tagged('WeakPassword', { why: oneOf('PasswordWeakness', PASSWORD_WEAKNESSES) }),
    tagged('EmailTaken', {}),
    tagged('InvalidNames', { fields: t.readonlyArray(FieldRefusalWire) }),
    tagged('NoDocuments', {}),
    tagged('InvalidAddress', {
      billing: t.readonlyArray(FieldRefusalWire),
      shipping: t.readonlyArray(FieldRefusalWire),
    }),
    tagged('PartnerNotOffered', { way: oneOf('StudioWay', ['partner', 'pickup']) }),
    tagged('ShippingNotOffered', { key: t.string }),
    tagged('PaymentNotOffered', { method: t.string }),
    tagged('WrongCheckoutState', { state: CheckoutStateCode }),
    tagged('TermsNotAccepted', {}),
    tagged('TotalChanged', { total: MoneyWire }),
    tagged('OrderLimitReached', { limit: MoneyWire }),
    tagged('ReorderNotPossible', {}),
    tagged('InvalidCouponCode', {}),
    tagged('CouponRefused', { reason: CouponReasonWire }),
    tagged('InvalidMilesNumber', {}),
    tagged('Declined', { by: oneOf('DeclinedBy', ['message', 'violation', 'nothing']), text: t.string }),
    tagged('InvalidSearchTerm', {}),
    tagged('AmountMismatch', {}),
    tagged('Malformed', { violations: t.readonlyArray(t.strict({ path: t.string, key: t.string })) }),
  ],
  'Refusal',
)
export type RefusalWire = t.TypeOf<typeof RefusalWire>

const fieldsToWire = (refusals: readonly FieldRefusal[]): readonly FieldRefusalWire[] =>
  refusals.map((refusal) => ({ ...refusal, field: snakeField(refusal.field) }))
const fieldsOf = (refusals: readonly FieldRefusalWire[]): readonly FieldRefusal[] =>
  refusals.map((refusal) => ({ ...refusal, field: camelField(refusal.field) }))

export const refusalToWire = (refusal: Refusal): RefusalWire => {
  switch (refusal._tag) {
    case 'InvalidAddress':
      return { ...refusal, billing: fieldsToWire(refusal.billing), shipping: fieldsToWire(refusal.shipping) }
    case 'InvalidNames':
      return { ...refusal, fields: fieldsToWire(refusal.fields) }
    case 'TotalChanged':
      return { ...refusal, total: moneyToWire(refusal.total) }
    case 'OrderLimitReached':
      return { ...refusal, limit: moneyToWire(refusal.limit) }
    case 'CouponRefused':
      return { ...refusal, reason: couponReasonToWire(refusal.reason) }
    default:
      return refusal
  }
}

export const refusalOf = (wire: RefusalWire): Refusal => {
  switch (wire._tag) {
    case 'InvalidAddress':
      return { ...wire, billing: fieldsOf(wire.billing), shipping: fieldsOf(wire.shipping) }
    case 'InvalidNames':
      return { ...wire, fields: fieldsOf(wire.fields) }
    case 'TotalChanged':
      return { ...wire, total: moneyOf(wire.total) }
    case 'OrderLimitReached':
      return { ...wire, limit: moneyOf(wire.limit) }
    case 'CouponRefused':
      return { ...wire, reason: couponReasonOf(wire.reason) }
    default:
      return wire
  }
}
