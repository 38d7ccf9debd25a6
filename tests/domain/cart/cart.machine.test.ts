import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { cartMachine, type CartEvent } from '../../../domain/cart/cart.machine.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const cartOf = (count: number): Cart => aCart({ id: count, lines: Array.from({ length: count }, () => aLine()) })
const asked = (sequence: number): CartEvent => ({ type: 'cart.asked', sequence })
const received = (sequence: number, cart?: Cart): CartEvent => ({
  type: 'cart.received',
  sequence,
  ...(cart === undefined ? {} : { cart }),
})
const unavailable = { _tag: 'ServiceUnavailable' } as const
const failed = (sequence: number): CartEvent => ({ type: 'cart.failed', sequence, failure: unavailable })
const after = (...events: readonly CartEvent[]): SnapshotFrom<typeof cartMachine> =>
  events.reduce((state, event) => transition(cartMachine, state, event)[0], initialTransition(cartMachine)[0])
const present = (cart: Cart) => ({ _tag: 'Present', cart })
const absent = { _tag: 'Absent' }

describe('the cart a storefront holds', () => {
  it('is absent at first, awaited when asked for, and there when it came', () => {
    expect([after(), after(asked(1)), after(asked(1), received(1, cartOf(1)))].map((state) => state.value)).toEqual([
      'absent',
      'loading',
      'present',
    ])
    expect(after(asked(1)).hasTag('waiting')).toBe(true)
  })

  it('drops a completed cart from any reply and keeps one on its way', () => {
    const reply = (checkoutState: Cart['checkoutState']) => received(2, aCart({ checkoutState, lines: [aLine()] }))
    const before = [asked(1), received(1, cartOf(1)), asked(2)] as const
    expect(after(...before, reply('completed')).context.held).toEqual(absent)
    expect(after(...before, reply('completed')).value).toBe('absent')
    expect(after(...before, reply('addressed')).context.held).toMatchObject({ cart: { checkoutState: 'addressed' } })
  })

  it('is replaced as a whole', () => {
    const { comment: _comment, ...second } = { ...cartOf(2), comment: 'alt' }
    const held = after(asked(1), received(1, { ...cartOf(1), comment: 'alt' }), asked(2), received(2, second)).context
      .held
    expect(held).toEqual(present(second))
  })

  it('drops a reply that a later one overtook, and its failure', () => {
    const overtaken = after(asked(1), asked(2), received(2, cartOf(2)), received(1, cartOf(1)), failed(1))
    expect(overtaken.context).toMatchObject({ held: present(cartOf(2)), failure: undefined })
    expect(overtaken.value).toBe('present')
  })

  it('takes one reply to a question, and a reply to one that had failed', () => {
    const twice = after(asked(1), received(1, cartOf(1)), received(1, cartOf(2)))
    expect(twice.context.held).toEqual(present(cartOf(1)))
    expect(after(asked(1), failed(1), received(1, cartOf(1))).context).toMatchObject({
      held: present(cartOf(1)),
      failure: undefined,
    })
  })

  it('shows an earlier reply while a later one is awaited', () => {
    const state = after(asked(1), asked(2), received(1, cartOf(1)))
    expect([state.context.held, state.hasTag('waiting')]).toEqual([present(cartOf(1)), true])
    expect(after(asked(1), asked(2), failed(1)).hasTag('waiting')).toBe(true)
  })

  it('outlives a failure, and forgets the failure with the next question or answer', () => {
    const state = after(asked(1), received(1, cartOf(1)), asked(2), failed(2))
    expect([state.value, state.context.held, state.context.failure]).toEqual([
      'present',
      present(cartOf(1)),
      unavailable,
    ])
    expect(after(asked(1), failed(1)).value).toBe('absent')
    expect(after(asked(1), failed(1), asked(2)).context.failure).toBeUndefined()
    expect(after(asked(1), asked(2), failed(1), received(2)).context.failure).toBeUndefined()
  })

  it('takes a late reply even after a later question failed', () => {
    const state = after(asked(1), asked(2), failed(2), received(1, cartOf(1)))
    expect([state.value, state.context.held]).toEqual(['present', present(cartOf(1))])
    expect(state.context.failure).toEqual(unavailable)
  })

  it('keeps state and cart in agreement whatever is said', () => {
    const sequence = fc.integer({ min: 1, max: 4 })
    const said = fc.oneof(
      sequence.map(asked),
      sequence.map(failed),
      sequence.map((one) => received(one)),
      sequence.map((one) => received(one, cartOf(one))),
      sequence.map((one) => received(one, aCart({ checkoutState: 'completed' }))),
    )
    fc.assert(
      fc.property(fc.array(said), (events) => {
        const { value, context } = after(...events)
        const settled = context.held._tag === 'Present' ? 'present' : 'absent'
        expect(value).toBe(context.asked > context.answered ? 'loading' : settled)
      }),
    )
  })

  it('goes when the shop has none any more', () => {
    expect(after(asked(1), received(1, cartOf(1)), asked(2), received(2)).context.held).toEqual(absent)
  })

  it('goes every way there is, and no other', () => {
    const events = [
      asked(1),
      asked(2),
      received(1, cartOf(1)),
      received(2, cartOf(2)),
      received(2),
      failed(1),
      failed(2),
    ]
    expect(restingStates(cartMachine)).toEqual(['absent', 'loading', 'present'])
    expect(machineEdges(cartMachine, events)).toEqual([
      'absent + cart.asked -> loading',
      'absent + cart.received -> present',
      'loading + cart.failed -> absent',
      'loading + cart.failed -> present',
      'loading + cart.received -> absent',
      'loading + cart.received -> present',
      'present + cart.asked -> loading',
      'present + cart.received -> absent',
    ])
  })

  it('ends with the last answer whatever order the answers come in, and waits no more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), (order) => {
        const questions = order.toSorted((one, other) => one - other).map(asked)
        const state = after(...questions, ...order.map((sequence) => received(sequence, cartOf(sequence))))
        expect(state.context.held).toEqual(present(cartOf(Math.max(...order))))
        expect(state.hasTag('waiting')).toBe(false)
      }),
    )
  })
})
