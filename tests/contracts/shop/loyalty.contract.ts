import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Order } from '../../../domain/order/order.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA, CARLA } from './people.ts'

const NUMBER = '999912345678901'
const DAYS = Array.from({ length: 12 }, (_none, index) => `2026-01-${String(index + 1).padStart(2, '0')}`)

export const loyaltyContract = (how: string, open: OpenStorefront): void => {
  describe(`loyalty points of a customer, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop

    const ordered = async (name: string, accountId: NonNullable<Order['accountId']>, stated: Partial<Order>): Promise<void> => {
      const { carts, orders } = opened.shop.ports
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      await value(orders.place(cart.token, (filled, id) =>
        E.right({
          order: anOrder({
            token: orderToken(name), cartToken: filled.token, id, number: name, accountId, status: 'shipped', bonusPoints: 40,
            milesAndMoreNumber: made(makeMilesNumber(NUMBER)), ...stated,
          }),
          reservations: [],
          mails: [],
        })))
    }
    beforeAll(async () => {
      opened = await open();
      [anna, bea] = [opened.visitor(), opened.visitor()]
      const { customer } = await value(anna.identity.signUp({ registration: ANNA }))
      await value(bea.identity.signUp({ registration: BEA }))
      await completeEmailLink(opened.shop.ports, ANNA)
      await value(anna.identity.signIn({ credentials: ANNA }))
      for (const day of DAYS.toReversed()) await ordered(day, customer.accountId, { createdAt: `${day}T09:00:00.000Z` })
      await ordered('waiting', customer.accountId, { createdAt: '2025-06-01T09:00:00.000Z', status: 'payment_pending' })
      await ordered('returned', customer.accountId, { createdAt: '2025-05-01T09:00:00.000Z', status: 'returned' })
    })
    afterAll(() => opened.close())

    it('AS-MILES-01 AS-MILES-07 AS-ENT-23 miles are listed page by page, the newest order first, with their total number', async () => {
      const first = await value(anna.loyalty.getMilesAndMorePoints({ page: 1 }))
      expect(first.points.map(({ orderNumber }) => orderNumber)).toStrictEqual(DAYS.toReversed().slice(0, 10))
      expect(first.total).toBe(12)
      const second = await value(anna.loyalty.getMilesAndMorePoints({ page: 2 }))
      expect(second.points.map(({ orderNumber }) => orderNumber)).toStrictEqual(DAYS.toReversed().slice(10))
      expect((await value(anna.loyalty.getMilesAndMorePoints({ page: 3 }))).points).toStrictEqual([])
      expect((await value(bea.loyalty.getMilesAndMorePoints({ page: 1 }))).total).toBe(0)
    })

    it('bonus points are listed order by order, and only earned points count', async () => {
      const { balance, movements, total } = await value(anna.loyalty.getBonusPointsStatement({ page: 2 }))
      expect(movements.map(({ orderNumber, points, state }) => [orderNumber, points, state])).toStrictEqual([
        ['2026-01-02', 40, 'earned'], ['2026-01-01', 40, 'earned'], ['waiting', 40, 'pending'], ['returned', 40, 'reversed'],
      ])
      expect([balance, total]).toStrictEqual([480, 14])
      expect(balance).toBe(await value(anna.loyalty.getBonusPoints({})))
      expect(await value(bea.loyalty.getBonusPointsStatement({ page: 1 }))).toMatchObject({ balance: 0, movements: [] })
    })

    it('AS-MILES-05 AS-MILES-06 an own number is saved, rejected when invalid, and removed by an empty one', async () => {
      expect(await value(anna.loyalty.setMilesAndMoreNumber({ number: '9999-1234-5678-901' })))
        .toMatchObject({ milesAndMoreNumber: NUMBER })
      for (const wrong of ['999812345678901', '99991234567890', 'x', '-'])
        expect(await refusal(anna.loyalty.setMilesAndMoreNumber({ number: wrong }))).toStrictEqual({ _tag: 'InvalidMilesNumber' })
      expect(await value(anna.customer.getProfile({}))).toMatchObject({ milesAndMoreNumber: NUMBER })
      expect('milesAndMoreNumber' in (await value(anna.loyalty.setMilesAndMoreNumber({ number: '' })))).toBe(false)
      expect('milesAndMoreNumber' in (await value(anna.customer.getProfile({})))).toBe(false)
      expect('milesAndMoreNumber' in (await value(bea.customer.getProfile({})))).toBe(false)
    })

    it('a guest is rejected, and nothing is granted before the e-mail address is verified', async () => {
      const { loyalty } = opened.visitor()
      for (const request of [
        loyalty.getMilesAndMorePoints({ page: 1 }), loyalty.getBonusPointsStatement({ page: 1 }),
        loyalty.setMilesAndMoreNumber({ number: NUMBER }),
      ])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      const carla = opened.visitor()
      const { customer } = await value(carla.identity.signUp({ registration: CARLA }))
      await ordered('carla', customer.accountId, {})
      expect(await value(carla.loyalty.getBonusPointsStatement({ page: 1 }))).toMatchObject({ balance: 0, movements: [] })
      expect((await value(carla.loyalty.getMilesAndMorePoints({ page: 1 }))).points).toStrictEqual([])
    })
  })
}
