import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECKOUT_STATES, type CheckoutState } from '../../../domain/checkout/checkout-state.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/checkout-step.ts'
import { mayEnter } from '../../../domain/checkout/may-enter.ts'
import { redirectStep } from '../../../domain/checkout/redirect-step.ts'
import { stepFor } from '../../../domain/checkout/step-for.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'

const guest = { signedIn: false }
const customer = { signedIn: true }
const cart = (checkoutState: CheckoutState) => aCart({ checkoutState, lines: [aLine()] })
const enter = { _tag: 'Enter' }
const redirect = (to: CheckoutStep | 'home') => ({ _tag: 'Redirect', to })
const open = (state: CheckoutState, visitor = guest) =>
  CHECKOUT_STEPS.filter((step) => mayEnter(step, cart(state), visitor))

describe('the steps of a checkout', () => {
  it('CC-CHK-01 come in this order', () => {
    expect(CHECKOUT_STEPS).toEqual(['customer', 'address', 'shipping', 'payment', 'thank-you'])
  })

  it('CC-CHK-03 run through seven states', () => {
    expect(CHECKOUT_STATES).toEqual([
      'cart',
      'address',
      'addressed',
      'shipping_selected',
      'payment_selected',
      'completed',
      'payment_skipped',
    ])
    expect(CHECKOUT_STATES.indexOf('payment_skipped')).toBe(6)
  })
})

describe('access to a step', () => {
  it('CC-GUARD-05 is allowed one step behind the cart, and for every earlier step', () => {
    expect(open('cart')).toEqual(['customer', 'thank-you'])
    expect(open('address')).toEqual(['customer', 'address', 'thank-you'])
    expect(open('addressed')).toEqual(['customer', 'address', 'shipping', 'thank-you'])
    expect(open('shipping_selected')).toEqual([...CHECKOUT_STEPS])
    expect(mayEnter('payment', cart('addressed'), guest)).toBe(false)
  })

  it('is allowed for every step while payment is chosen or skipped, and for none with a completed, empty or missing cart', () => {
    expect(open('payment_selected')).toEqual([...CHECKOUT_STEPS])
    expect(open('payment_skipped')).toEqual([...CHECKOUT_STEPS])
    expect(open('completed')).toEqual(['thank-you'])
    expect(mayEnter('customer', aCart(), guest)).toBe(false)
    expect(mayEnter('customer', undefined, guest)).toBe(false)
  })

  it('skips the customer step for signed-in customers, whose cart counts one step further', () => {
    expect(open('cart', customer)).toEqual(['address', 'thank-you'])
    expect(open('addressed', customer)).toEqual(['address', 'shipping', 'thank-you'])
  })
})

describe('the redirect of a checkout', () => {
  it('CC-GUARD-09 sends state cart to customer', () => {
    expect(redirectStep('cart')).toBe('customer')
  })

  it('CC-GUARD-10 sends state address to address', () => {
    expect(redirectStep('address')).toBe('address')
  })

  it('CC-GUARD-11 sends state addressed to shipping', () => {
    expect(redirectStep('addressed')).toBe('shipping')
  })

  it('CC-GUARD-12 sends a chosen shipping method and a chosen or skipped payment to payment', () => {
    expect(['shipping_selected', 'payment_selected', 'payment_skipped'].map(redirectStep)).toEqual([
      'payment',
      'payment',
      'payment',
    ])
  })

  it('CC-GUARD-13 sends any other state home', () => {
    expect(['completed', '', 'xyz', undefined, 'toString'].map(redirectStep)).toEqual([
      'home',
      'home',
      'home',
      'home',
      'home',
    ])
  })
})

describe('the response of the checkout to a request', () => {
  it('CC-GUARD-01 starts guests at the customer step', () => {
    expect(stepFor(undefined, cart('cart'), guest)).toEqual(redirect('customer'))
    expect(stepFor('customer', cart('cart'), guest)).toEqual(enter)
  })

  it('CC-GUARD-02 starts signed-in customers at the address step, without a redirect loop', () => {
    expect(stepFor(undefined, cart('cart'), customer)).toEqual(redirect('address'))
    expect(stepFor('customer', cart('cart'), customer)).toEqual(redirect('address'))
    expect(stepFor('address', cart('cart'), customer)).toEqual(enter)
  })

  it('starts from the beginning when no step is named, however far the cart is', () => {
    expect(stepFor(undefined, cart('shipping_selected'), guest)).toEqual(redirect('customer'))
  })

  it('requires an order on the thank-you page, and no cart', () => {
    expect(stepFor('thank-you', undefined, guest)).toEqual(redirect('home'))
    expect(stepFor('thank-you', cart('cart'), guest, '')).toEqual(redirect('home'))
    expect(stepFor('thank-you', undefined, guest, 'abc')).toEqual(enter)
  })

  it('CC-GUARD-06 redirects a step too far to the latest allowed one', () => {
    expect(stepFor('payment', cart('addressed'), guest)).toEqual(redirect('shipping'))
    expect(stepFor('payment', cart('address'), guest)).toEqual(redirect('address'))
  })

  it('CC-GUARD-07 redirects guests to customer and signed-in customers to address when no later step is allowed', () => {
    expect(stepFor('shipping', cart('cart'), guest)).toEqual(redirect('customer'))
    expect(stepFor('shipping', cart('cart'), customer)).toEqual(redirect('address'))
  })

  it('redirects home without a cart, with an empty one and with a completed one', () => {
    for (const step of [undefined, 'customer', 'address', 'shipping', 'payment'] as const) {
      for (const current of [undefined, aCart(), cart('completed')])
        expect(stepFor(step, current, guest)).toEqual(redirect('home'))
    }
  })

  it('F-B02 redirects to the order when the cart was ordered, and home from an empty one', () => {
    for (const step of [undefined, 'customer', 'address', 'shipping', 'payment'] as const) {
      for (const current of [undefined, cart('completed')])
        expect(stepFor(step, current, guest, 'abc')).toEqual({ _tag: 'Ordered', orderToken: 'abc' })
      expect(stepFor(step, aCart(), guest, 'abc')).toEqual(redirect('home'))
      expect(stepFor(step, cart('cart'), guest, 'abc')).not.toMatchObject({ _tag: 'Ordered' })
    }
  })

  it('never loops: every redirect ends at an allowed step or at home', () => {
    const requests = fc.record({
      step: fc.constantFrom(undefined, ...CHECKOUT_STEPS),
      state: fc.constantFrom(...CHECKOUT_STATES),
      signedIn: fc.boolean(),
    })
    fc.assert(
      fc.property(requests, ({ step, state, signedIn }) => {
        const decision = stepFor(step, cart(state), { signedIn })
        if (decision._tag !== 'Redirect' || decision.to === 'home') return
        expect(stepFor(decision.to, cart(state), { signedIn })).toEqual(enter)
      }),
    )
  })
})
