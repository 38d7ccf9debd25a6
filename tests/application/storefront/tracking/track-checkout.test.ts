import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { ConsentStore } from '../../../../application/storefront/tracking/consent-store.ts'
import { Tracker } from '../../../../application/storefront/tracking/tracker.port.ts'
import { TrackCheckout } from '../../../../application/storefront/tracking/track-checkout.ts'
import type { Consent } from '../../../../domain/tracking/consent.ts'
import { aTracking } from '../../../support/builders/a-tracking.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { aLine } from '../../../support/builders/cart-line.ts'

const cart = aCart({ lines: [aLine({ unitPrice: 4990, quantity: 2 })] })

const opened = (consent?: Consent, tab?: Map<string, string>) => {
  const { tracking, events, storedTab } = aTracking(consent, tab)
  const { injector } = openHeadlessShop().visitor({ tracking })
  return { checkout: injector.get(TrackCheckout), consents: injector.get(ConsentStore), events, kept: storedTab }
}

describe('tracking a checkout', () => {
  it('CC-ANALYT-02 AS-ANALYT-04 reports its start once a cart, however often steps are visited', () => {
    const tab = new Map<string, string>()
    const { checkout, events } = opened('statistics', tab)
    checkout.begun(cart)
    checkout.begun(cart)
    opened('statistics', tab).checkout.begun(cart)
    expect(events).toEqual([{ event: 'begin_checkout', value: 99.8, currency: 'CHF' }])
    checkout.begun({ ...cart, token: cartToken('other') })
    expect(events).toHaveLength(2)
  })

  it('CC-ANALYT-03 AS-ANALYT-05 reports the shipping method only when it changes, also after the page was left', () => {
    const tab = new Map<string, string>()
    const { checkout, events } = opened('statistics', tab)
    const chosen = () => events.map((event) => (event.event === 'add_shipping_info' ? event.shipping_tier : event.event))
    checkout.shippingChosen(cart, 'swisspost_letter')
    checkout.shippingChosen(cart, 'swisspost_letter')
    expect(chosen()).toEqual(['swisspost_letter'])
    checkout.shippingChosen(cart, 'swisspost_parcel')
    expect(chosen()).toEqual(['swisspost_letter', 'swisspost_parcel'])
    const again = opened('statistics', tab)
    again.checkout.shippingChosen(cart, 'swisspost_parcel')
    expect(again.events).toEqual([])
  })

  it('CC-ANALYT-04 AS-ANALYT-05 reports the payment method only when it changes', () => {
    const { checkout, events } = opened()
    checkout.paymentChosen(cart, 'visa')
    checkout.paymentChosen(cart, 'visa')
    expect(events).toEqual([{ event: 'add_payment_info', payment_type: 'visa', value: 99.8, currency: 'CHF' }])
    checkout.paymentChosen(cart, 'twint')
    expect(events).toHaveLength(2)
  })

  it('reports no names, values, addresses or tokens', () => {
    const { checkout, events } = opened()
    checkout.begun(cart)
    checkout.shippingChosen(cart, 'dhl')
    checkout.paymentChosen(cart, 'visa', { isReorder: true })
    const text = JSON.stringify(events)
    for (const secret of [cart.token, cart.lines[0]?.titles.de ?? '', 'sphere', '-2.25', 'productId']) expect(text).not.toContain(secret)
    expect(events.at(-1)).toMatchObject({ is_reorder: true })
  })

  it('F-W08 reports for every step that the cart is a reorder', () => {
    const { checkout, events } = opened()
    const again = { ...cart, reorderOf: [7] }
    checkout.begun(again)
    checkout.shippingChosen(again, 'dhl')
    checkout.paymentChosen(again, 'visa')
    expect(events.map((event) => ('is_reorder' in event ? event.is_reorder : undefined))).toEqual([true, true, true])
  })

  it('reads nothing if the visitor is not tracked', () => {
    const { injector } = openHeadlessShop().visitor()
    expect(injector.get(Tracker).track({ event: 'begin_checkout', value: 1, currency: 'CHF' })).toBe(false)
  })

  it('F-B10 reports nothing before consent or without it, deletes what was reported, and can report later what was not', () => {
    const visitor = opened('necessary')
    visitor.checkout.begun(cart)
    expect(visitor.events).toEqual([])
    visitor.consents.choose('statistics')
    visitor.checkout.begun(cart)
    expect(visitor.events).toHaveLength(1)
    expect(visitor.kept()).toBe('statistics')
    visitor.consents.choose('necessary')
    visitor.checkout.shippingChosen(cart, 'dhl')
    expect(visitor.events).toEqual([])
  })
})
