import { describe, expect, it } from 'vitest'
import { SHIPPING_CODES } from '../../../domain/delivery/shipping-label.ts'
import { sharedOrder } from '../../../domain/order/shared-order.ts'
import { trackingLink } from '../../../domain/order/tracking-link.ts'
import { anOrder } from '../../support/builders/order.ts'

const NUMBER = '99.00.123456.12345678'
const linkBy = (shippingMethod: string, tracking: string | undefined = NUMBER) => trackingLink({ shippingMethod, tracking })

describe('the tracking link', () => {
  it('F-W11 leads to the page of the carrier with the tracking number, for each supported carrier', () => {
    const followed = SHIPPING_CODES.filter((code) => code !== 'cargo' && code !== 'studio_pickup')
    for (const code of followed) expect(linkBy(code)).toMatch(new RegExp(`^https://[\\w./?=&-]+${NUMBER}$`))
    expect(new Set(followed.map((code) => new URL(linkBy(code) ?? '').host)).size).toBe(5)
    expect([linkBy('cargo'), linkBy('studio_pickup'), linkBy('pigeon')]).toEqual([undefined, undefined, undefined])
  })

  it('F-W11 uses a link that the carrier gave, and is absent for anything else', () => {
    expect(linkBy('cargo', 'https://cargo.example/7')).toBe('https://cargo.example/7')
    for (const odd of ['javascript:alert(1)', 'http://post.example/7', '../../x', 'a b']) expect(linkBy('dhl', odd)).toBeUndefined()
    expect(trackingLink({ shippingMethod: 'dhl' })).toBeUndefined()
  })

  it('F-W11 is shown to everyone who has the order link', () => {
    const order = anOrder({ shippingMethod: 'gls_parcel', tracking: NUMBER })
    expect(sharedOrder(order).tracking).toBe(`https://gls-group.eu/track/${NUMBER}`)
  })
})
