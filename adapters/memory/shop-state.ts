import type { ShopGoods } from '../../application/commerce/catalogue/shop-goods.ts'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { Order, OrderToken } from '../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../domain/payment/payment.ts'
import type { VariantId } from '../../domain/product/variant.ts'
import type { Stock } from '../../domain/stock/stock.ts'

export type QueuedMail = {
  readonly id: number
  readonly mail: Mail
  readonly attempts: number
  /** Milliseconds; not given to a taker before. */
  readonly dueAt: number
  readonly sentAt?: number
}

/** One shop's memory; only the adapters of this folder write into it, each change in one turn. */
export type ShopState = {
  readonly goods: ShopGoods
  readonly stock: Map<VariantId, Stock>
  readonly carts: Map<CartToken, Cart>
  readonly orders: Map<OrderToken, Order>
  readonly ordersOfCarts: Map<CartToken, OrderToken>
  readonly payments: Map<PaymentId, Payment>
  readonly mails: Map<string, QueuedMail>
}

export const openShopState = (goods: ShopGoods): ShopState => ({
  goods,
  stock: new Map(goods.stock.map(({ variant, stock }) => [variant.id, stock])),
  carts: new Map(),
  orders: new Map(),
  ordersOfCarts: new Map(),
  payments: new Map(),
  mails: new Map(),
})
