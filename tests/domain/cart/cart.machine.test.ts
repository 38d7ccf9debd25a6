import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { cartMachine } from '../../../domain/cart/cart.machine.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { LatestEvent } from '../../../domain/loading/latest-response.machine.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

type CartEvent = LatestEvent<void, Cart, Failure>

const cartOf = (count: number): Cart => aCart({ id: count, lines: Array.from({ length: count }, () => aLine()) })
const unavailable = { _tag: 'ServiceUnavailable' } as const
const send = (sequence: number): CartEvent => ({ type: 'request.sent', sequence, query: undefined })
const received = (sequence: number, cart?: Cart): CartEvent => ({ type: 'response.received', sequence, response: cart })
const failed = (sequence: number): CartEvent => ({ type: 'request.failed', sequence, failure: unavailable })
const forgotten = (sequence: number): CartEvent => ({ type: 'response.cleared', sequence })
const after = (...events: readonly CartEvent[]) => {
  const now = events.reduce((state, event) => transition(cartMachine, state, event)[0], initialTransition(cartMachine)[0])
  return { now, state: now.value, cart: now.context.response, failure: now.context.failed?.failure }
}

describe('the cart in the storefront', () => {
  it('is absent at first, waiting when requested, and loaded when received', () => {
    expect([after(), after(send(1)), after(send(1), received(1, cartOf(1)))].map(({ cart, state }) => [cart?.id, state])).toEqual([
      [undefined, 'absent'], [undefined, 'waiting'], [1, 'loaded'],
    ])
  })

  it('has every expected transition and no other', () => {
    const completed = aCart({ checkoutState: 'completed' })
    expect(restingStates(cartMachine)).toEqual(['absent', 'failed', 'loaded', 'waiting'])
    expect(machineEdges(cartMachine, [
      send(1), received(1, cartOf(1)), received(1, completed), received(1), failed(1), forgotten(1),
    ])).toEqual([
      'absent + request.sent -> waiting',
      'failed + request.sent -> waiting',
      'failed + response.cleared -> absent',
      'failed + response.received -> absent',
      'failed + response.received -> loaded',
      'loaded + request.sent -> waiting',
      'loaded + response.cleared -> absent',
      'waiting + request.failed -> failed',
      'waiting + response.cleared -> absent',
      'waiting + response.received -> absent',
      'waiting + response.received -> loaded',
    ])
  })

  it('CC-CART-04 drops a completed cart from any response and keeps an open one', () => {
    const reply = (checkoutState: Cart['checkoutState']) => received(2, aCart({ checkoutState, lines: [aLine()] }))
    const before = [send(1), received(1, cartOf(1)), send(2)] as const
    expect(after(...before, reply('completed'))).toMatchObject({ state: 'absent', cart: undefined })
    expect(after(...before, reply('addressed'))).toMatchObject({ state: 'loaded', cart: { checkoutState: 'addressed' } })
  })

  it('CC-CALL-22 is replaced as a whole', () => {
    const { comment: _comment, ...second } = { ...cartOf(2), comment: 'alt' }
    expect(after(send(1), received(1, { ...cartOf(1), comment: 'alt' }), send(2), received(2, second)).cart).toEqual(second)
  })

  it('drops a response that a later one overtook, and its failure', () => {
    const overtaken = [send(1), send(2), received(2, cartOf(2))]
    for (const late of [received(1, cartOf(1)), failed(1)])
      expect(after(...overtaken, late)).toMatchObject({ state: 'loaded', cart: cartOf(2), failure: undefined })
  })

  it('accepts one response to a request, and a response to a request that had failed', () => {
    expect(after(send(1), received(1, cartOf(1)), received(1, cartOf(2))).cart).toEqual(cartOf(1))
    expect(after(send(1), failed(1), received(1, cartOf(1)))).toMatchObject({ state: 'loaded', cart: cartOf(1), failure: undefined })
  })

  it('shows an earlier response while a later one is awaited', () => {
    expect(after(send(1), send(2), received(1, cartOf(1)))).toMatchObject({ state: 'waiting', cart: cartOf(1) })
    expect(after(send(1), send(2), failed(1)).state).toBe('waiting')
  })

  it('survives a failure, and clears the failure with the next response', () => {
    const before = [send(1), received(1, cartOf(1)), send(2), failed(2)]
    expect(after(...before)).toMatchObject({ state: 'failed', cart: cartOf(1), failure: unavailable })
    expect(after(...before, send(3)).failure).toEqual(unavailable)
    expect(after(...before, send(3), received(3)).failure).toBeUndefined()
  })

  it('accepts a late response even after a later request failed, and remembers that it did', () => {
    expect(after(send(1), send(2), failed(2), received(1, cartOf(1)))).toMatchObject({
      state: 'failed', cart: cartOf(1), failure: unavailable,
    })
    expect(after(send(1), send(2), failed(2), failed(1)).now.context.failed?.sequence).toBe(2)
  })

  it('is removed when the shop no longer has a cart, and when this device drops it', () => {
    expect(after(send(1), received(1, cartOf(1)), send(2), received(2))).toMatchObject({ state: 'absent', cart: undefined })
    expect(after(send(1), received(1, cartOf(1)), send(2), forgotten(3), received(2, cartOf(2))))
      .toMatchObject({ state: 'absent', cart: undefined })
  })
})
