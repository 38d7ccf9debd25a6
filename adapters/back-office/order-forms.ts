import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { orderActionContract, type OrderAction } from '../../application/contract/staff/orders.ts'
import type { Staff } from '../../application/contract/staff/staff.ts'
import type { Currency } from '../../domain/money/currency.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
import { MoneyRecord } from '../commerce-api/values/money.codec.ts'
import { MALFORMED, submit } from './back-office.ts'
import { may } from './may.ts'
import type { Typed } from './render.ts'

const packsIn = (typed: Typed): readonly object[] =>
  [...typed].flatMap(([name, value]) =>
    (name.startsWith('packs.') && Number(value) !== 0 ? [{ item_id: name.slice('packs.'.length), quantity: Number(value) }] : []))

/** A text is no amount: it is always typed, so that a click by mistake refunds nothing. */
const amountIn = (typed: Typed, currency: Currency): object | string => {
  const amount = readTypedAmount(typed.get('amount') ?? '', currency)
  return amount === undefined ? 'unreadable' : MoneyRecord.write(amount, {}) as object
}

type Fields = (typed: Typed, currency: Currency, target: string) => object

/** The fields of each action beside its key and note, as the API names them. */
const FIELDS: { readonly [Name in OrderAction]?: Fields } = {
  stepOrder: (_typed, _currency, step) => ({ step }),
  shipParcel: (typed) =>
    ({ items: packsIn(typed), carrier: typed.get('carrier'), tracking: typed.get('tracking')?.trim() || null }),
  returnItems: (typed) => ({ items: packsIn(typed), is_sellable: typed.get('sellable') === 'yes' }),
  refundOrder: (typed, currency) =>
    ({ amount: amountIn(typed, currency), method: typed.get('transfer') === 'yes' ? 'transfer' : null }),
  recordTransfer: (typed, currency) => ({ amount: amountIn(typed, currency) }),
}

/** `act` names the action and, after a colon, its step or refund. */
const readAct = (act: string): readonly [action: string, target: string] => {
  const [action = '', target = ''] = act.split(/:(.*)/s)
  return [action, target]
}

const isAction = (name: string): name is OrderAction => Object.hasOwn(orderActionContract, name)

const isOfAmount = (failure: Failure): boolean =>
  failure._tag === 'Malformed' && failure.violations.some(({ path }) => path.startsWith('amount'))

/** Whether a staff member has the permission of an action. */
export const mayAct = (holder: StaffCaller) => (act: string): boolean => {
  const [action] = readAct(act)
  return isAction(action) && may(holder, action)
}

/** Carries out the action of a form on the order's page. */
export const submitOrderForm = (
  staff: Staff, { number, currency }: Pick<Order, 'number' | 'currency'>, typed: Typed,
): TE.TaskEither<Failure, unknown> => {
  const [name, target] = readAct(typed.get('act') ?? '')
  if (!isAction(name)) return TE.left(MALFORMED)
  const body = { key: typed.get('key'), note: typed.get('note'), ...FIELDS[name]?.(typed, currency, target) }
  return pipe(
    submit(staff, name, { number, refund_id: target }, body),
    TE.mapLeft((failure): Failure => (isOfAmount(failure) ? { _tag: 'AmountMismatch' } : failure)),
  )
}
