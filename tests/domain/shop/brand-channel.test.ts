import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS, makeBrandChannel, toneOf } from '../../../domain/shop/brand-channel.ts'

describe('brand channels', () => {
  it('CC-CHAN-01 AS-CHANNEL-01 are five, and any other name is rejected', () => {
    expect(BRAND_CHANNELS).toHaveLength(5)
    expect(new Set(BRAND_CHANNELS).size).toBe(5)
    expect(BRAND_CHANNELS.map(makeBrandChannel)).toEqual(BRAND_CHANNELS.map(E.right))
    for (const request of ['foo', '', 'IRIS', 'constructor']) {
      expect(makeBrandChannel(request)).toEqual(E.left({ _tag: 'UnknownBrandChannel', input: request }))
    }
  })

  it('CC-CHAN-02 AS-CHANNEL-02 use the formal or the informal tone, one each', () => {
    expect(Object.fromEntries(BRAND_CHANNELS.map((brand) => [brand, toneOf(brand)]))).toEqual({
      iris: 'formal', lensvision: 'formal', mclinsen: 'formal', discountlens: 'informal', mrlens: 'informal',
    })
  })
})
