import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartGateway } from '../../application/storefront/cart/cart-gateway.port.ts'
import { openCartQueue } from '../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../application/storefront/cart/cart-store.ts'
import type { StockGateway } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import { aCart } from './builders/cart.ts'
import { openPurchaseTraces } from './purchase-traces.ts'

/** A gateway that returns given responses and records each call with its input, in order; its cart is empty at first. */
export const fakeStorefront = (responses: Partial<CartGateway & StockGateway> = {}, cartToken?: CartToken) => {
  const calls: (readonly [string, ...unknown[]])[] = []
  const noting = (name: string, request: readonly unknown[], respond: () => Promise<E.Either<Failure, Cart>>) => () => {
    calls.push([name, ...request])
    return respond()
  }
  const anEmptyCart = () => Promise.resolve(E.right(aCart()))
  const carts: CartGateway = {
    create: (locale) => noting('create', [locale], responses.create?.(locale) ?? anEmptyCart),
    cart: (token) => noting('cart', [], responses.cart?.(token) ?? anEmptyCart),
    addItems: (token, items, name) => noting('add', [], responses.addItems?.(token, items, name) ?? anEmptyCart),
    changeQuantity: (token, id, quantity) => noting('update', [quantity], responses.changeQuantity?.(token, id, quantity) ?? anEmptyCart),
    becameOrder: (token) => () => {
      calls.push(['becameOrder'])
      return (responses.becameOrder?.(token) ?? TE.left<Failure>({ _tag: 'NotFound', what: 'order' }))()
    },
    removeLine: (token, id) => noting('remove', [id], responses.removeLine?.(token, id) ?? anEmptyCart),
  }
  const stock: StockGateway = {
    stock: (queries, shipment) => () => {
      calls.push(['stock', ...queries.map(({ quantity }) => quantity)])
      return responses.stock?.(queries, shipment)() ?? Promise.resolve(E.right([]))
    },
  }
  let token = cartToken
  const keeper = {
    read: () => token,
    store: (input: CartToken) => { token = input },
    clear: () => { token = undefined },
  }
  let additions = 0
  const make = () => `addition-${String((additions += 1)).padStart(16, '0')}`
  return {
    carts, stock, keeper, traces: openPurchaseTraces(), additions: { make }, store: openCartStore(), queue: openCartQueue(),
    calls, names: () => calls.map(([name]) => name),
  }
}
