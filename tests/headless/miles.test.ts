import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { consentTo } from '../support/consent-to.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BILLING = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
}

const fill = async (visitor: Visitor) => {
  const [care] = (await visitor.browse('lenscare')).listing.cards
  if (care === undefined) throw new Error('No care')
  return visitor.addToCart({ productId: care.product.id, option: {}, quantity: 2 })
}
const order = async (visitor: Visitor, miles?: string) => {
  await fill(visitor)
  if (miles !== undefined) await visitor.setMilesNumber(miles)
  await visitor.setAddresses({ billing: BILLING })
  const [shipping] = await visitor.listShippingOptions()
  await visitor.chooseShipping(shipping?.key ?? '')
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  return { orderToken, points: Math.floor(cart.totals.itemsTotal.cents / 100) }
}

describe('miles', () => {
  it('CC-MILES-07 are listed order by order, the newest first, for orders with a number', async () => {
    const shop = openHeadlessShop()
    const anna = shop.visitor()
    await anna.signUp(ANNA)
    await completeEmailLink(shop.ports, ANNA)
    await anna.signIn(ANNA)
    expect((await anna.shop.loyalty.getMilesAndMorePoints({ page: 1 })).points).toEqual([])
    const buy = async (miles?: string) => {
      const { orderToken, points } = await order(anna, miles)
      await shop.settlePayment(orderToken, 'paid')
      return points
    }
    const first = await buy('999912345678901')
    shop.clock.advance(86_400_000)
    await buy()
    const third = await buy('999912345678901')
    const fourth = await (shop.clock.advance(1000), buy('999912345678901'))
    await order(anna, '999912345678901')
    const { points: listed } = await anna.shop.loyalty.getMilesAndMorePoints({ page: 1 })
    expect(listed.map(({ points }) => points)).toEqual([fourth, third, first])
    expect(listed[0]?.orderCreatedAt.slice(0, 10)).toBe('2026-03-03')
  })

  it('CC-MILES-04 of a customer and of a cart are two numbers: removing one leaves the other', async () => {
    const anna = openHeadlessShop().visitor()
    await anna.signUp(ANNA)
    await fill(anna)
    expect((await anna.setOwnMilesNumber('222012345678901')).milesAndMoreNumber).toBe('222012345678901')
    expect((await anna.loadCart())?.milesAndMoreNumber).toBeUndefined()
    await anna.setMilesNumber('999912345678901')
    expect((await anna.removeMilesNumber()).milesAndMoreNumber).toBeUndefined()
    expect(await anna.loadProfile()).toMatchObject({ customer: { milesAndMoreNumber: '222012345678901' } })
  })
})
