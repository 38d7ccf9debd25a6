import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { orderActionContract, type OrderAction } from '../../application/contract/staff/orders.ts'
import type { BackOffice } from '../../application/contract/staff/staff.ts'
import { CARRIERS } from '../../domain/delivery/carrier.ts'
import { makeIdempotencyKey } from '../../domain/idempotency-key.ts'
import type { Order } from '../../domain/order/order.ts'
import type { LineQuantity } from '../../domain/order/parcel.ts'
import type { ShipmentInput } from '../../domain/order/ship-parcel.ts'
import { ORDER_STEPS } from '../../domain/order/step-order.ts'
import { REFUND_METHODS, type RefundInput } from '../../domain/payment/request-refund.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffCaller } from '../../domain/staff/staff-permission.ts'
import { isCount } from '../../domain/whole-number.ts'
import { MALFORMED } from './back-office.ts'
import { amount, carryOut, flag, form, given, group, oneOf, optional, parsed, text, type Form, type Reader } from './form.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

/** The packs of each line that are not none. */
const packs: Reader<readonly LineQuantity[]> = (typed) => {
  const chosen = [...typed].flatMap(([name, packsOf]) =>
    (name.startsWith('packs.') && Number(packsOf) !== 0 ? [{ lineId: name.slice('packs.'.length), quantity: Number(packsOf) }] : []))
  return chosen.every(({ quantity }) => isCount(quantity)) ? E.right(chosen) : E.left(MALFORMED)
}

const key: Reader<string> = (typed, name) => makeIdempotencyKey(typed.get(name) ?? '')

/** `act` names the action and, after a colon, its step or refund. */
const readAct = (act: string): readonly [action: string, target: string] => {
  const [action = '', target = ''] = act.split(/:(.*)/s)
  return [action, target]
}

const isAction = (name: string): name is OrderAction => Object.hasOwn(orderActionContract, name)

/** Whether a staff member has the permission of an action. */
export const mayAct = (holder: StaffCaller) => (act: string): boolean => {
  const [action] = readAct(act)
  return isAction(action) && may(holder, action)
}

/** Carries out a form on the page of an order. An amount is always typed, so that a click by mistake refunds nothing. */
export const submitOrderForm = (
  backOffice: BackOffice, { number, currency }: Pick<Order, 'number' | 'currency'>, typed: Typed,
): TE.TaskEither<Failure, unknown> => {
  const [action, target] = readAct(typed.get('act') ?? '')
  const command = { number: given(number), key, note: optional(text) }
  const typedAmount = amount(currency, { _tag: 'AmountMismatch' })
  const forms: { readonly [Name in OrderAction]: Form<unknown> } = {
    stepOrder: form(backOffice.stepOrder, { ...command, step: parsed(() => ORDER_STEPS.find((step) => step === target)) }),
    shipParcel: form(backOffice.shipParcel, {
      ...command,
      shipment: group<ShipmentInput>({ packs, carrier: oneOf(CARRIERS), tracking: optional(parsed((tracking) => tracking.trim())) }),
    }),
    returnItems: form(backOffice.returnItems, { ...command, returned: group({ packs, isSellable: flag }) }),
    cancelRemainingItems: form(backOffice.cancelRemainingItems, command),
    cancelOrder: form(backOffice.cancelOrder, command),
    refundOrder: form(backOffice.refundOrder, {
      ...command, refund: group<Pick<RefundInput, 'amount' | 'method'>>({ amount: typedAmount, method: optional(oneOf(REFUND_METHODS)) }),
    }),
    markRefundPaid: form(backOffice.markRefundPaid, { ...command, refundId: given(target) }),
    recordTransfer: form(backOffice.recordTransfer, { ...command, amount: typedAmount }),
  }
  return carryOut(forms, typed, action)
}
