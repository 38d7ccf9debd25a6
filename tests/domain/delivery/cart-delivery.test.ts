import { describe, expect, it } from 'vitest'
import { cartDelivery } from '../../../domain/delivery/cart-delivery.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const RIGHT = aLine({ eye: 'right', quantity: 2 })
const LEFT = aLine({ eye: 'left', quantity: 2 })
const BOTTLE = aLine({ product: aSolution() })
const stop = (onHand: number) => ({ onHand, stopOrder: true })
const arrival = { min: '2026-03-04', max: '2026-03-06' }
const lens = (onHand: number) => ({ variantId: RIGHT.variantId, stock: stop(onHand) })
const bottle = (onHand: number) => ({ variantId: BOTTLE.variantId, stock: stop(onHand), arrival })

describe('the delivery of a cart', () => {
  const { lines } = aCart({ lines: [RIGHT, LEFT, BOTTLE] })

  it('CC-DELIV-06 blocks a line when the stock does not cover both eyes, and says how many are left', () => {
    const delivery = cartDelivery(lines, [lens(3), bottle(1)])
    expect(delivery.lines).toEqual([
      { lineId: 'line-1', available: 3, isBlocked: true },
      { lineId: 'line-2', available: 3, isBlocked: true },
      { lineId: 'line-3', available: 1, isBlocked: false, arrival },
    ])
    expect(cartDelivery(lines, [lens(4), bottle(1)]).lines.some(({ isBlocked }) => isBlocked)).toBe(false)
  })

  it('CC-DELIV-07 blocks the whole cart only when every line is blocked; otherwise it blocks it partly', () => {
    const state = ({ isBlocked, isPartlyBlocked }: ReturnType<typeof cartDelivery>) => [isBlocked, isPartlyBlocked]
    expect(state(cartDelivery(lines, [lens(0), bottle(0)]))).toEqual([true, false])
    expect(state(cartDelivery(lines, [lens(0), bottle(1)]))).toEqual([false, true])
    expect(state(cartDelivery(lines, [lens(4), bottle(1)]))).toEqual([false, false])
    expect(state(cartDelivery([], []))).toEqual([false, false])
  })

  it('CC-DELIV-07 ignores trials, in stock or not', () => {
    const trial = { ...BOTTLE, id: 'line-4', isTrial: true }
    const state = (onHand: number, trials: number) => {
      const { isBlocked, isPartlyBlocked } = cartDelivery([RIGHT, trial], [lens(onHand), bottle(trials)])
      return [isBlocked, isPartlyBlocked]
    }
    expect([state(2, 0), state(0, 1), state(0, 0)]).toEqual([[false, false], [true, false], [true, false]])
  })

  it('is unknown for a line without a response, and for a service', () => {
    const service = aLine({ product: aProduct({ id: 9, category: 'service' }) })
    expect(cartDelivery(lines, [bottle(1)]).lines.map(({ lineId }) => lineId)).toEqual(['line-3'])
    expect(cartDelivery(lines, [lens(0)])).toMatchObject({ isBlocked: false, isPartlyBlocked: true })
    expect(cartDelivery([service], [{ variantId: service.variantId, stock: stop(0) }]).lines).toEqual([])
  })
})
