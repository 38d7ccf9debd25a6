import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { makeChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { openCartQueue } from '../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../application/storefront/cart/cart-store.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import { aCart } from './builders/cart.ts'
import { fakeShop, type GivenOperations } from './fake-shop.ts'
import { openPurchaseTraces } from './purchase-traces.ts'

type Responses = GivenOperations['cart'] & Pick<NonNullable<GivenOperations['delivery']>, 'getDeliveryDates'>
  & Pick<NonNullable<GivenOperations['order']>, 'getOrderOfCart'>

/** A storefront whose shop returns given responses and records each call with its input, in order; its cart is empty at first. */
export const fakeStorefront = (responses: Responses = {}, cartToken?: CartToken) => {
  const calls: (readonly [string, ...unknown[]])[] = []
  const noting = (name: string, request: readonly unknown[], respond: () => Promise<E.Either<Failure, Cart>>) => () => {
    calls.push([name, ...request])
    return respond()
  }
  const anEmptyCart = () => Promise.resolve(E.right(aCart()))
  const shop = fakeShop({
    cart: {
      createCart: (input, locale) => noting('create', [locale], responses.createCart?.(input, locale) ?? anEmptyCart),
      getCart: (input) => noting('cart', [], responses.getCart?.(input) ?? anEmptyCart),
      addToCart: (input) => noting('add', [], responses.addToCart?.(input) ?? anEmptyCart),
      updateCartQuantity: (input) => noting('update', [input.quantity], responses.updateCartQuantity?.(input) ?? anEmptyCart),
      removeFromCart: (input) => noting('remove', [input.itemId], responses.removeFromCart?.(input) ?? anEmptyCart),
    },
    order: {
      getOrderOfCart: (input) => () => {
        calls.push(['becameOrder'])
        return (responses.getOrderOfCart?.(input) ?? TE.left<Failure>({ _tag: 'NotFound', what: 'order' }))()
      },
    },
    delivery: {
      getDeliveryDates: (input) => () => {
        calls.push(['stock', ...input.questions.map(({ quantity }) => quantity)])
        return responses.getDeliveryDates?.(input)() ?? Promise.resolve(E.right([]))
      },
    },
  })
  let token = cartToken
  const keeper = {
    read: () => token,
    store: (input: CartToken) => { token = input },
    clear: () => { token = undefined },
  }
  let additions = 0
  const make = () => `addition-${String((additions += 1)).padStart(16, '0')}`
  const [store, queue] = [openCartStore(), openCartQueue()]
  return {
    shop, keeper, traces: openPurchaseTraces(), additions: { make }, store, queue, changeCart: makeChangeCart({ keeper, store, queue }),
    campaignOf: () => undefined, calls, names: () => calls.map(([name]) => name),
  }
}
