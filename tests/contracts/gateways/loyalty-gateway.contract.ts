import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateways } from '../../../adapters/gateways/gateways.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Order } from '../../../domain/order/order.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { ANNA, BEA, CARLA } from './people.ts'

const NUMBER = '999912345678901'
const DAYS = Array.from({ length: 12 }, (_none, index) => `2026-01-${String(index + 1).padStart(2, '0')}`)

export const loyaltyGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`loyalty points of a customer, ${how}`, () => {
    let opened: Opened
    let anna: Gateways
    let bea: Gateways

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
      const { customer } = await value(anna.identities.signUp(ANNA))
      await value(bea.identities.signUp(BEA))
      await completeEmailLink(opened.shop.ports, ANNA)
      await value(anna.identities.signIn(ANNA))
      for (const day of DAYS.toReversed()) await ordered(day, customer.accountId, { createdAt: `${day}T09:00:00.000Z` })
      await ordered('waiting', customer.accountId, { createdAt: '2025-06-01T09:00:00.000Z', status: 'payment_pending' })
      await ordered('returned', customer.accountId, { createdAt: '2025-05-01T09:00:00.000Z', status: 'returned' })
    })
    afterAll(() => opened.close())

    it('AS-MILES-01 AS-MILES-07 AS-ENT-23 miles are listed page by page, the newest order first, with their total number', async () => {
      const first = await value(anna.customerMiles.points(1))
      expect(first.points.map(({ orderNumber }) => orderNumber)).toStrictEqual(DAYS.toReversed().slice(0, 10))
      expect(first.pagination).toMatchObject({ currentPage: 1, totalPages: 2, totalItems: 12 })
      const second = await value(anna.customerMiles.points(2))
      expect(second.points.map(({ orderNumber }) => orderNumber)).toStrictEqual(DAYS.toReversed().slice(10))
      expect(second.pagination.currentPage).toBe(2)
      expect((await value(anna.customerMiles.points(3))).points).toStrictEqual([])
      expect((await value(bea.customerMiles.points(1))).pagination.totalItems).toBe(0)
    })

    it('bonus points are listed order by order, and only earned points count', async () => {
      const { balance, movements, pagination } = await value(anna.points.statement(2))
      expect(movements.map(({ orderNumber, points, state }) => [orderNumber, points, state])).toStrictEqual([
        ['2026-01-02', 40, 'earned'], ['2026-01-01', 40, 'earned'], ['waiting', 40, 'pending'], ['returned', 40, 'reversed'],
      ])
      expect([balance, pagination.totalItems]).toStrictEqual([480, 14])
      expect(balance).toBe(await value(anna.customerOrders.bonusPoints()))
      expect(await value(bea.points.statement(1))).toMatchObject({ balance: 0, movements: [] })
    })

    it('AS-MILES-05 AS-MILES-06 an own number is saved, rejected when invalid, and removed by an empty one', async () => {
      expect(await value(anna.customerMiles.setNumber('9999-1234-5678-901'))).toMatchObject({ milesAndMoreNumber: NUMBER })
      for (const wrong of ['999812345678901', '99991234567890', 'x', '-'])
        expect(await refusal(anna.customerMiles.setNumber(wrong))).toStrictEqual({ _tag: 'InvalidMilesNumber' })
      expect(await value(anna.identities.profile())).toMatchObject({ milesAndMoreNumber: NUMBER })
      expect('milesAndMoreNumber' in (await value(anna.customerMiles.setNumber(undefined)))).toBe(false)
      expect('milesAndMoreNumber' in (await value(anna.identities.profile()))).toBe(false)
      expect('milesAndMoreNumber' in (await value(bea.identities.profile()))).toBe(false)
    })

    it('a guest is rejected, and nothing is granted before the e-mail address is verified', async () => {
      const guest = opened.visitor()
      for (const request of [guest.customerMiles.points(1), guest.points.statement(1), guest.customerMiles.setNumber(NUMBER)])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      const carla = opened.visitor()
      const { customer } = await value(carla.identities.signUp(CARLA))
      await ordered('carla', customer.accountId, {})
      expect(await value(carla.points.statement(1))).toMatchObject({ balance: 0, movements: [] })
      expect((await value(carla.customerMiles.points(1))).points).toStrictEqual([])
    })
  })
}
