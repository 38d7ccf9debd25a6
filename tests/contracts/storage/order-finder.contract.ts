import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Parcel } from '../../../domain/order/parcel.ts'
import type { DayRange } from '../../../domain/order/product-buyer.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const order = (id: number, stated: Partial<Order>): Order =>
  anOrder({ id, token: orderToken(`o${id}`), cartToken: cartToken(`c${id}`), number: `IR-2026-00000${id}`, ...stated })

// The second is already of 3 March in Zurich.
const ORDERS = [
  order(1, { status: 'new', createdAt: '2026-03-02T22:59:59.000Z', email: made(makeEmail('anna@example.ch')) }),
  order(2, {
    status: 'accepted', createdAt: '2026-03-02T23:00:00.000Z', billingAddress: anAddress({ firstName: 'Élodie', lastName: 'Roux' }),
  }),
  order(3, { status: 'new', createdAt: '2026-03-03T22:59:59.000Z', email: made(makeEmail('Bea_50%@example.ch')) }),
]

const put = async ({ carts, orders }: Storage, all: readonly Order[] = ORDERS): Promise<void> => {
  for (const one of all) {
    const { id: _id, ...cart } = aCart({ token: one.cartToken, lines: [aLine()] })
    await value(carts.put(cart))
    await value(orders.place(one.cartToken, () => E.right({ order: one, reservations: [], mails: [] })))
  }
}

/** Contract of the order search of the back office. */
export const orderFinderContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const find = async ({ orderFinder }: Storage, filter: Parameters<Storage['orderFinder']['find']>[0], page = 1, itemsPerPage = 10) => {
    const { orders, total } = await value(orderFinder.find(filter, { page, itemsPerPage }))
    return [orders.map(({ number }) => Number(number.at(-1))), total]
  }

  describe('the order search', () => {
    it('finds orders by status, by the day in Zurich, by parts of number, e-mail address and name, and page by page', () =>
      run(aCatalogue({ products: [] }), async (storage) => {
        await put(storage)
        expect(await find(storage, {})).toEqual([[3, 2, 1], 3])
        expect(await find(storage, {}, 2, 2)).toEqual([[1], 3])
        expect(await find(storage, { statuses: ['new'] })).toEqual([[3, 1], 2])
        expect(await find(storage, { statuses: [] })).toEqual([[], 0])
        expect(await find(storage, { day: '2026-03-03' })).toEqual([[3, 2], 2])
        expect(await find(storage, { text: '000002' })).toEqual([[2], 1])
        expect(await find(storage, { text: 'Élodie ROUX' })).toEqual([[2], 1])
        expect(await find(storage, { text: 'bea_50%' })).toEqual([[3], 1])
        expect(await find(storage, { text: '%' })).toEqual([[3], 1])
        expect(await find(storage, { text: 'an\0na' })).toEqual([[], 0])
        expect(await find(storage, { statuses: ['new'], day: '2026-03-02', text: 'anna@' })).toEqual([[1], 1])
      }))

    it('J11 lists who bought a product that may have been shipped in a period, in the sequence of the orders', () =>
      run(aCatalogue({ products: [] }), async (storage) => {
        const other = aProduct({ id: 1002 })
        const bought = aLine({ id: 'lens', quantity: 3 })
        const sent = (...days: readonly string[]) => days.map((day): Parcel =>
          ({ carrier: 'swisspost', sentAt: `${day}T10:00:00.000Z`, packs: [{ lineId: 'lens', quantity: 1 }] }))
        const lines = [bought, aLine({ id: 'other', product: other })]
        const elsewhere: Parcel = { carrier: 'swisspost', sentAt: '2026-03-09T10:00:00.000Z', packs: [{ lineId: 'other', quantity: 1 }] }
        await put(storage, [
          order(1, { lines, parcels: [...sent('2026-03-04', '2026-03-06'), elsewhere], locale: 'it' }),
          order(2, { lines: [aLine({ product: other })] }),
          order(3, { lines, status: 'cancelled' }),
          order(4, { lines, status: 'open', createdAt: '2026-03-05T22:59:00.000Z' }),
          order(5, { lines, status: 'cancelled', parcels: sent('2026-03-08') }),
        ])
        const buyers = async (days: DayRange) => (await value(storage.orderFinder.buyersOf(bought.productId, days)))
          .map(({ number, sentAt }) => [Number(number.at(-1)), sentAt.length])
        expect(await buyers({})).toEqual([[1, 2], [4, 0], [5, 1]])
        expect(await buyers({ from: '2026-03-05', to: '2026-03-06' })).toEqual([[1, 2], [4, 0]])
        expect(await buyers({ from: '2026-03-07' })).toEqual([[4, 0], [5, 1]])
        expect(await buyers({ to: '2026-03-04' })).toEqual([[1, 2]])
        expect((await value(storage.orderFinder.buyersOf(bought.productId, {})))[0]).toEqual({
          number: 'IR-2026-000001', createdAt: '2026-03-02T09:00:00.000Z', status: 'new', variantId: bought.variantId, quantity: 3,
          sentAt: ['2026-03-04T10:00:00.000Z', '2026-03-06T10:00:00.000Z'], name: 'Erika Muster', email: 'erika@example.ch', locale: 'it',
        })
        expect(await value(storage.orderFinder.buyersOf(productId(9), {}))).toEqual([])
      }))

    it('counts orders by status', () =>
      run(aCatalogue({ products: [] }), async (storage) => {
        await put(storage)
        expect(new Map(await value(storage.orderFinder.counts))).toEqual(new Map([['new', 2], ['accepted', 1]]))
      }))
  })
}
