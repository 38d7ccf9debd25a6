import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { StaffOrderInput } from '../../application/commerce/staff/staff-orders.ts'
import type { OrderFile } from '../../application/commerce/order/order-moves.port.ts'
import { CARRIERS } from '../../domain/delivery/carrier.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import type { Currency } from '../../domain/money/currency.ts'
import type { LineQuantity } from '../../domain/order/parcel.ts'
import { ORDER_STEPS } from '../../domain/order/step-order.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { StaffCaller } from '../../domain/staff/staff-right.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'

const packsIn = (form: URLSearchParams): readonly LineQuantity[] =>
  [...form].flatMap(([name, value]) => {
    const quantity = Number(value)
    return name.startsWith('packs.') && quantity !== 0 ? [{ lineId: name.slice('packs.'.length), quantity }] : []
  })

export type Moving = TE.TaskEither<Failure, OrderFile>
const WRONG_AMOUNT: Moving = TE.left({ _tag: 'AmountMismatch' })

type Act = (backOffice: Commerce['backOffice'], by: StaffCaller, input: StaffOrderInput, form: URLSearchParams, currency: Currency) =>
  Moving

const ACTS: Readonly<Record<string, Act>> = {
  shipParcel: (backOffice, by, input, form) => backOffice.shipParcel(by, input, omitUndefined({
    packs: packsIn(form), carrier: CARRIERS.find((choice) => choice === form.get('carrier')),
    tracking: form.get('tracking')?.trim() === '' ? undefined : form.get('tracking')?.trim(),
  })),
  returnItems: (backOffice, by, input, form) =>
    backOffice.returnItems(by, input, { packs: packsIn(form), isSellable: form.get('sellable') === 'yes' }),
  cancelRemainingItems: (backOffice, by, input) => backOffice.cancelRemainingItems(by, input),
  cancelOrder: (backOffice, by, input) => backOffice.cancelOrder(by, input),
  refundOrder: (backOffice, by, input, form, currency) => {
    // The amount is always typed, so that a click by mistake refunds nothing.
    const amount = readTypedAmount(form.get('amount') ?? '', currency)
    if (amount === undefined) return WRONG_AMOUNT
    return backOffice.refundOrder(
      by, input, omitUndefined({ amount, method: form.get('transfer') === 'yes' ? 'transfer' as const : undefined }),
    )
  },
  recordTransfer: (backOffice, by, input, form, currency) => {
    const amount = readTypedAmount(form.get('amount') ?? '', currency)
    return amount === undefined ? WRONG_AMOUNT : backOffice.recordTransfer(by, input, amount)
  },
}

/** The action of a form on the order's page; `undefined` if no form of ours sends it. */
export const orderInputOf = (
  backOffice: Commerce['backOffice'], by: StaffCaller, number: string, form: URLSearchParams, currency: Currency,
): Moving | undefined => {
  const [act, target = ''] = (form.get('act') ?? '').split(/:(.*)/s)
  const [key, note] = [form.get('key') ?? '', form.get('note') ?? undefined]
  if (!/^[\w-]{8,64}$/.test(key)) return undefined
  const input = { number, key, ...omitUndefined({ note }) }
  const step = ORDER_STEPS.find((choice) => choice === target)
  if (act === 'stepOrder') return step && backOffice.stepOrder(by, input, step)
  if (act === 'markRefundPaid') return backOffice.markRefundPaid(by, input, target)
  return Object.hasOwn(ACTS, act ?? '') ? ACTS[act ?? '']?.(backOffice, by, input, form, currency) : undefined
}
