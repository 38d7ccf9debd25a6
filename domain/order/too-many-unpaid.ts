import type { AccountId } from '../customer/account-id.ts'
import type { UnpaidLimit, UnpaidLimits } from '../limits/limits.ts'
import { countsAsBought } from './counts-as-bought.ts'
import type { TooManyUnpaidOrders } from './order-refusal.ts'
import type { Order, OrderLine } from './order.ts'

type Unpaid = Pick<Order, 'status' | 'paymentMethod' | 'lines' | 'accountId' | 'paidAt'>

/** Other orders: those of the e-mail address and the account, and those of the client network that await payment. */
export type OtherOrders = { readonly ofBuyer: readonly Unpaid[]; readonly ofNetwork: readonly Unpaid[] }

const isUnpaid = ({ status, paidAt }: Unpaid): boolean => status === 'payment_pending' && paidAt === undefined
const isTransfer = ({ paymentMethod }: Unpaid): boolean => paymentMethod === 'prepayment'

const packsOf = (orders: readonly Pick<Unpaid, 'lines'>[], productId: OrderLine['productId']): number =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const isBeyond = (order: Unpaid, others: readonly Unpaid[], { orders, quantityOfProduct }: UnpaidLimit): boolean =>
  others.length + 1 > orders || order.lines.some(({ productId }) => packsOf([...others, order], productId) > quantityOfProduct)

/**
 * The transfers that count together with this order. A guest's are those of the e-mail address, which a stranger may have entered: a
 * customer signed in to a verified account is counted by the account only.
 */
const ofSameBuyer = (orders: readonly Unpaid[], verified: AccountId | undefined): readonly Unpaid[] =>
  orders.filter(({ accountId }) => verified === undefined || accountId === verified)

/**
 * Whether an order exceeds the limit of unpaid orders; an order without payment due reserves nothing in vain. An account that has paid
 * before is not counted with its network.
 */
export function tooManyUnpaid(
  order: Unpaid, { ofBuyer, ofNetwork }: OtherOrders, { buyer, network }: UnpaidLimits, verified: AccountId | undefined,
): TooManyUnpaidOrders | undefined {
  if (!isUnpaid(order)) return undefined
  const own = ofSameBuyer(ofBuyer, verified)
  if (isTransfer(order) && isBeyond(order, own.filter((other) => isUnpaid(other) && isTransfer(other)), buyer))
    return { _tag: 'TooManyUnpaidOrders', of: 'buyer' }
  const hasPaid = verified !== undefined && own.some(countsAsBought)
  return !hasPaid && isBeyond(order, ofNetwork.filter(isUnpaid), network) ? { _tag: 'TooManyUnpaidOrders', of: 'network' } : undefined
}
