import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { Placement } from '../../../application/commerce/order/order-repository.port.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aStockRow, aVariantId } from '../../support/builders/stock-row.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const LENS = aProduct()
const optionOf = (sphere: number): LensOption => ({ sphere, radius: 8.6, diameter: 14 })
const idOf = (sphere: number): VariantId => aVariantId(LENS, optionOf(sphere))
const stocked = (spheres: readonly number[], onHand: number, stopOrder: boolean) =>
  aCatalogue({
    products: [LENS],
    stock: spheres.map((sphere) => aStockRow(LENS, { option: optionOf(sphere), onHand, stopOrder })),
  })

const putCart = async ({ carts }: Storage, name: string): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()], checkoutState: 'payment_selected' })
  await value(carts.put(cart))
}

/** Orders these spheres, one pack each, under the id of the cart. */
const ordering =
  (name: string, spheres: readonly number[], quantity = 1) =>
  (cart: Cart, sequence: number): E.Either<never, Placement> =>
    E.right({
      order: anOrder({
        token: orderToken(`${name}-${sequence}`),
        cartToken: cart.token,
        id: sequence,
        number: `IR-2026-${sequence}`,
        lines: cart.lines.map((line) => ({ ...line, arrival: { min: '2026-03-04', max: '2026-03-06' } })),
      }),
      reservations: spheres.map((sphere) => ({ variantId: idOf(sphere), quantity })),
      mails: [aMail({ key: `order-confirmation:${name}` })],
    })

const onHand = async ({ stock }: Storage, sphere: number): Promise<number | undefined> =>
  (await value(stock.stockOf([idOf(sphere)]))).get(idOf(sphere))?.onHand

const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] =>
  items
    .map((item, index) => ({ item, key: Math.sin(seed * 31 + index * 17) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

type Decide = (cart: Cart, sequence: number) => E.Either<Failure, Placement>
type Place = (storage: Storage, name: string, decide: Decide) => TE.TaskEither<Failure, Order>

/** An order is decided on the cart as the request has read it, or on the one that is read under the lock. */
const VARIANTS: readonly (readonly [string, Place])[] = [
  ['order book', ({ orders }, name, decide) => orders.place(cartToken(name), decide)],
  ['order book, told which cart was seen', ({ carts, orders }, name, decide) =>
    pipe(carts.cart(cartToken(name)), TE.flatMap((seen) => orders.place(seen.token, decide, undefined, seen)))],
]

/** Contract of the order placement. */
export const orderRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe.each(VARIANTS)('%s', (_name, place) => {
    it('takes the stock, stores the order, completes the cart and queues the mail', () =>
      run(stocked([-2], 5, false), async (storage) => {
        await putCart(storage, 'a')
        const order = await value(place(storage, 'a', ordering('a', [-2, -2], 2)))
        expect(await value(storage.orders.order(order.token))).toEqual(order)
        expect(await value(storage.orders.orderOfCart(cartToken('a')))).toEqual(order)
        expect(await onHand(storage, -2)).toBe(1)
        expect((await value(storage.carts.cart(cartToken('a')))).checkoutState).toBe('completed')
        const waiting = await value(storage.outbox.take(10, new Date('2026-03-02T10:00:00Z')))
        expect(waiting.map(({ mail }) => mail.key)).toEqual(['order-confirmation:a'])
      }))

    it('finds no cart and no order by an unknown token', () =>
      run(stocked([], 0, false), async (storage) => {
        expect(await refusal(place(storage, 'x', ordering('x', [])))).toEqual({
          _tag: 'NotFound',
          what: 'cart',
        })
        expect(await refusal(storage.orders.order(orderToken('x')))).toEqual({ _tag: 'NotFound', what: 'order' })
        await putCart(storage, 'open')
        for (const name of ['x', 'open'])
          expect(await refusal(storage.orders.orderOfCart(cartToken(name)))).toEqual({ _tag: 'NotFound', what: 'order' })
      }))

    it('changes nothing when the decision is a rejection', () =>
      run(stocked([-2], 5, false), async (storage) => {
        await putCart(storage, 'a')
        const decide = () => E.left({ _tag: 'TermsNotAccepted' } as const)
        expect(await refusal(place(storage, 'a', decide))).toEqual({ _tag: 'TermsNotAccepted' })
        expect((await value(storage.carts.cart(cartToken('a')))).checkoutState).toBe('payment_selected')
        expect(await onHand(storage, -2)).toBe(5)
      }))

    it('J11 orders no product whose sale was stopped after the decision was prepared, and orders it when the sale is resumed', () =>
      run(stocked([-2], 5, false), async (storage) => {
        await putCart(storage, 'a')
        const act = { by: 'Gina Rossi', about: String(LENS.id), at: new Date('2026-03-02T10:00:00Z') }
        await value(storage.productChanges.stopSale(LENS.id, 'safety', { ...act, what: 'product.sale_stopped' }))
        expect(await refusal(place(storage, 'a', ordering('a', [-2])))).toEqual({ _tag: 'SaleStopped' })
        const seen = await value(storage.carts.cart(cartToken('a')))
        const again = storage.orders.place(seen.token, ordering('a', [-2]), () => undefined, seen)
        expect(await refusal(again)).toEqual({ _tag: 'SaleStopped' })
        expect(await onHand(storage, -2)).toBe(5)
        await value(storage.productChanges.stopSale(LENS.id, undefined, { ...act, what: 'product.sale_resumed' }))
        await value(place(storage, 'a', ordering('a', [-2])))
        expect(await onHand(storage, -2)).toBe(4)
      }))

    it('changes nothing when one of several variants is sold out, and reports how many are left', () =>
      run(stocked([-2, -3], 2, true), async (storage) => {
        await putCart(storage, 'a')
        expect(await refusal(place(storage, 'a', ordering('a', [-2, -3, -3, -3])))).toEqual({
          _tag: 'StopOrder',
          stock: 2,
        })
        expect([await onHand(storage, -2), await onHand(storage, -3)]).toEqual([2, 2])
        expect(await value(storage.outbox.take(10, new Date('2026-03-02T10:00:00Z')))).toEqual([])
        expect((await value(storage.carts.cart(cartToken('a')))).checkoutState).toBe('payment_selected')
      }))

    it('records negative stock for products that are still made, even of a variant never stocked before', () =>
      run(stocked([-2], 1, false), async (storage) => {
        await putCart(storage, 'a')
        await value(place(storage, 'a', ordering('a', [-2, -5.5], 3)))
        expect([await onHand(storage, -2), await onHand(storage, -5.5)]).toEqual([-2, -3])
      }))

    it('CC-CALL-13 creates one order of a cart that is ordered fifty times at once', () =>
      run(stocked([-2], 100, true), async (storage) => {
        await putCart(storage, 'a')
        const orders = await times(50, () => value(place(storage, 'a', ordering('a', [-2]))))
        expect(new Set(orders.map((order) => order.token)).size).toBe(1)
        expect(await onHand(storage, -2)).toBe(99)
        expect(await value(storage.outbox.take(100, new Date('2026-03-02T10:00:00Z')))).toHaveLength(1)
      }))

    it('stores the bonus points with their order, once, however often the cart is ordered at once', () =>
      run(stocked([-3], 40, false), async (storage) => {
        const { accountId } = await value(storage.customers.add(aCustomer(), 'hash'))
        await putCart(storage, 'one')
        const bearing = (cart: Cart, sequence: number): E.Either<never, Placement> =>
          pipe(ordering('one', [-3])(cart, sequence), E.map((placed) => ({
            ...placed, order: { ...placed.order, accountId, bonusPoints: 40, status: 'new' as const },
          })))
        await Promise.all(Array.from({ length: 8 }, () => value(storage.orders.place(cartToken('one'), bearing))))
        expect(pointsOf(await value(storage.history.all(accountId)))).toBe(40)
        expect(await onHand(storage, -3)).toBe(39)
      }))

    it('sells the last box of a stopped lens to one of two hundred buyers', () =>
      run(stocked([-2], 1, true), async (storage) => {
        await times(200, (index) => putCart(storage, `buyer-${index}`))
        const results = await times(200, (index) =>
          place(storage, `buyer-${index}`, ordering(`buyer-${index}`, [-2]))(),
        )
        const refusals = results.filter(E.isLeft).map((result) => result.left)
        expect(results.filter(E.isRight)).toHaveLength(1)
        expect(refusals).toHaveLength(199)
        expect(refusals.every((one) => one._tag === 'StopOrder' && one.stock === 0)).toBe(true)
        expect(await onHand(storage, -2)).toBe(0)
      }))

    it('places forty orders of five lenses each, named in any order, without a deadlock', () =>
      run(stocked([-1, -2, -3, -4, -5], 40, true), async (storage) => {
        await times(40, (index) => putCart(storage, `five-${index}`))
        const results = await times(40, (index) =>
          place(storage, `five-${index}`, ordering(`five-${index}`, shuffled([-1, -2, -3, -4, -5], index)),
          )(),
        )
        expect(results.filter(E.isLeft)).toEqual([])
        expect(await times(5, (index) => onHand(storage, -1 - index))).toEqual([0, 0, 0, 0, 0])
      }))

    it('decides again for a cart that has changed since it was read', () =>
      run(stocked([-2], 5, false), async (storage) => {
        await putCart(storage, 'a')
        const seen = await value(storage.carts.cart(cartToken('a')))
        await value(storage.carts.change(seen.token, (cart) => E.right({ ...cart, comment: 'Ring twice' })))
        const decided: (string | undefined)[] = []
        await value(storage.orders.place(seen.token, (cart, sequence) => {
          decided.push(cart.comment)
          return ordering('a', [-2])(cart, sequence)
        }, undefined, seen))
        expect(decided.at(-1)).toBe('Ring twice')
        expect((await value(storage.carts.cart(seen.token))).comment).toBe('Ring twice')
        expect(await onHand(storage, -2)).toBe(4)
      }))

    it('reads the earlier orders for an invoice, whatever was read before', () =>
      run(stocked([-2], 5, false), async (storage) => {
        await putCart(storage, 'a')
        await putCart(storage, 'b')
        const first = await value(place(storage, 'a', ordering('a', [-2])))
        const payer = { customer: customerKey(first.email), onlyUnpaid: false }
        const earlierOrders: (readonly Order[])[] = []
        const seen = await value(storage.carts.cart(cartToken('b')))
        await value(storage.orders.place(seen.token, (cart, sequence, earlier) => {
          earlierOrders.push(earlier)
          return ordering('b', [-2])(cart, sequence)
        }, () => payer, seen))
        expect(earlierOrders).toEqual([[first]])
      }))

    it('H-K05 reads the unpaid orders of the network, until they are paid, though each buyer is different', () =>
      run(stocked([-2], 9, false), async (storage) => {
        const unpaidOrders: (readonly string[])[] = []
        const from = (network: string, name: string, status: 'payment_pending' | 'new') => async () => {
          await putCart(storage, name)
          const seen = await value(storage.carts.cart(cartToken(name)))
          const decide = (cart: Cart, sequence: number, _earlier: readonly Order[], ofNetwork: readonly Order[]) => {
            unpaidOrders.push(ofNetwork.map(({ token }) => token))
            return pipe(ordering(name, [-2])(cart, sequence), E.map((placement) =>
              ({ ...placement, network, order: { ...placement.order, status, email: made(makeEmail(`${name}@example.ch`)) } })))
          }
          const payer = { customer: customerKey(made(makeEmail(`${name}@example.ch`))), network, onlyUnpaid: true }
          return value(storage.orders.place(seen.token, decide, () => payer, seen))
        }
        const first = await from('here', 'a', 'payment_pending')()
        await from('here', 'b', 'new')()
        await from('here', 'c', 'payment_pending')()
        await from('there', 'd', 'payment_pending')()
        expect([unpaidOrders.at(0), unpaidOrders.at(-1)]).toEqual([[], []])
        expect(unpaidOrders).toContainEqual([first.token])
        expect(unpaidOrders.flat().every((token) => token === first.token)).toBe(true)
      }))

    it('never gives two orders the same number', () =>
      run(stocked([-2], 100, false), async (storage) => {
        await times(20, (index) => putCart(storage, `n-${index}`))
        const orders = await times(20, (index) =>
          value(place(storage, `n-${index}`, ordering(`n-${index}`, [-2]))),
        )
        expect(new Set(orders.map((order) => order.number)).size).toBe(20)
      }))
  })
}
