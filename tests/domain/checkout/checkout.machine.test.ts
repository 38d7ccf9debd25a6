import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanceCheckout } from '../../../domain/checkout/advance-checkout.ts'
import { CHECKOUT_STATES, type CheckoutState } from '../../../domain/checkout/checkout-state.ts'
import { checkoutMachine, type CheckoutEvent } from '../../../domain/checkout/checkout.machine.ts'
import { CHECKOUT_EVENTS } from '../../scenarios/checkout-events.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const next = (state: CheckoutState, event: CheckoutEvent): CheckoutState | 'refused' =>
  E.getOrElseW(() => 'refused' as const)(advanceCheckout(state, event))

/** Columns in the order of `CHECKOUT_EVENTS`; `-` is rejected, `=` is unchanged. */
const TABLE: Readonly<Record<CheckoutState, readonly string[]>> = {
  cart: ['address', '-', '-', '-', '-', '-', '-', '-', '-', '=', '-', '-'],
  address: ['=', 'addressed', 'addressed', '-', '-', '-', '-', '-', '-', 'cart', '-', '-'],
  addressed: ['=', '=', '=', 'shipping_selected', '-', '-', '-', '-', '-', 'cart', '-', '-'],
  shipping_selected: [
    '=', '=', 'addressed', '=', 'addressed', 'payment_selected', 'payment_skipped', '-', '-', 'cart', '-', '-',
  ],
  payment_selected: [
    '=', '=', 'addressed', 'shipping_selected', 'addressed', '=', 'payment_skipped', '-', 'payment_skipped', 'cart',
    'completed', '-',
  ],
  payment_skipped: [
    '=', '=', 'addressed', 'shipping_selected', 'addressed', 'payment_selected', '=', 'shipping_selected', '-', 'cart',
    '-', 'completed',
  ],
  completed: ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
}

describe('the checkout state of a cart', () => {
  it('has seven states and can reach each of them', () => {
    const reached = machineEdges(checkoutMachine, CHECKOUT_EVENTS).map((edge) => edge.split(' -> ')[1] ?? edge)
    expect(restingStates(checkoutMachine)).toEqual([...CHECKOUT_STATES].toSorted())
    expect([...new Set(reached)].toSorted()).toEqual([...CHECKOUT_STATES].toSorted())
  })

  it.each(CHECKOUT_STATES)('handles every event in state %s as the table says', (state) => {
    const responses = CHECKOUT_EVENTS.map((event) => next(state, event))
    expect(responses).toEqual(TABLE[state].map((cell) => ({ '-': 'refused', '=': state })[cell] ?? cell))
  })

  it('reports the state in which it rejected an event', () => {
    expect(advanceCheckout('cart', { type: 'shipping.chosen' })).toEqual(
      E.left({ _tag: 'WrongCheckoutState', state: 'cart' }),
    )
  })

  it('completes only when paid or free, and never changes afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHECKOUT_EVENTS)), (events) => {
        const walked = events.reduce<readonly CheckoutState[]>((states, event) => {
          const now = states.at(-1) ?? 'cart'
          const reached = next(now, event)
          return reached === 'refused' ? states : [...states, reached]
        }, ['cart'])
        const end = walked.indexOf('completed')
        if (end === -1) return
        expect(end).toBe(walked.length - 1)
        expect(['payment_selected', 'payment_skipped']).toContain(walked[end - 1])
        expect(walked).toEqual(expect.arrayContaining(['address', 'addressed', 'shipping_selected']))
      }),
    )
  })
})
