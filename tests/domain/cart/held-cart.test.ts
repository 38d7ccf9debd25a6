import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { askForCart, isAwaited, missCart, NOTHING_HELD, receiveCart, type HeldCart } from '../../../domain/cart/held-cart.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'

type Step = (held: HeldCart) => HeldCart

const cartOf = (count: number): Cart => aCart({ id: count, lines: Array.from({ length: count }, () => aLine()) })
const unavailable = { _tag: 'ServiceUnavailable' } as const
const asked: Step = askForCart
const received = (sequence: number, cart?: Cart): Step => (held) => receiveCart(held, sequence, cart)
const failed = (sequence: number): Step => (held) => missCart(held, sequence, unavailable)
const after = (...steps: readonly Step[]): HeldCart => steps.reduce((held, step) => step(held), NOTHING_HELD)

describe('the cart a storefront holds', () => {
  it('is absent at first, awaited when asked for, and there when it came', () => {
    expect([after(), after(asked), after(asked, received(1, cartOf(1)))].map((held) => [held.cart?.id, isAwaited(held)])).toEqual([
      [undefined, false], [undefined, true], [1, false],
    ])
  })

  it('drops a completed cart from any reply and keeps one on its way', () => {
    const reply = (checkoutState: Cart['checkoutState']) => received(2, aCart({ checkoutState, lines: [aLine()] }))
    const before = [asked, received(1, cartOf(1)), asked] as const
    expect(after(...before, reply('completed')).cart).toBeUndefined()
    expect(after(...before, reply('addressed')).cart?.checkoutState).toBe('addressed')
  })

  it('CC-CALL-22 is replaced as a whole', () => {
    const { comment: _comment, ...second } = { ...cartOf(2), comment: 'alt' }
    expect(after(asked, received(1, { ...cartOf(1), comment: 'alt' }), asked, received(2, second)).cart).toEqual(second)
  })

  it('drops a reply that a later one overtook, and its failure', () => {
    const overtaken = after(asked, asked, received(2, cartOf(2)))
    expect(after(() => overtaken, received(1, cartOf(1)))).toBe(overtaken)
    expect(after(() => overtaken, failed(1))).toBe(overtaken)
    expect([overtaken.cart, overtaken.failed, isAwaited(overtaken)]).toEqual([cartOf(2), undefined, false])
  })

  it('takes one reply to a question, and a reply to one that had failed', () => {
    expect(after(asked, received(1, cartOf(1)), received(1, cartOf(2))).cart).toEqual(cartOf(1))
    const recovered = after(asked, failed(1), received(1, cartOf(1)))
    expect([recovered.cart, recovered.failed]).toEqual([cartOf(1), undefined])
  })

  it('shows an earlier reply while a later one is awaited', () => {
    const held = after(asked, asked, received(1, cartOf(1)))
    expect([held.cart, isAwaited(held)]).toEqual([cartOf(1), true])
    expect(isAwaited(after(asked, asked, failed(1)))).toBe(true)
  })

  it('outlives a failure, and forgets the failure with the next answer', () => {
    const held = after(asked, received(1, cartOf(1)), asked, failed(2))
    expect([held.cart, held.failed?.failure, isAwaited(held)]).toEqual([cartOf(1), unavailable, false])
    expect(after(() => held, asked).failed?.failure).toEqual(unavailable)
    expect(after(() => held, asked, received(3)).failed).toBeUndefined()
  })

  it('takes a late reply even after a later question failed, and remembers that it did', () => {
    const held = after(asked, asked, failed(2), received(1, cartOf(1)))
    expect([held.cart, held.failed?.sequence, isAwaited(held)]).toEqual([cartOf(1), 2, false])
    expect(after(asked, asked, failed(2), failed(1)).failed?.sequence).toBe(2)
  })

  it('goes when the shop has none any more', () => {
    expect(after(asked, received(1, cartOf(1)), asked, received(2)).cart).toBeUndefined()
  })

  it('ends with the last answer whatever order the answers come in, and waits no more', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 }), (order) => {
        const questions = Array.from({ length: Math.max(...order) }, () => asked)
        const held = after(...questions, ...order.map((sequence) => received(sequence, cartOf(sequence))))
        expect(held.cart).toEqual(cartOf(Math.max(...order)))
        expect(isAwaited(held)).toBe(false)
      }),
    )
  })
})
