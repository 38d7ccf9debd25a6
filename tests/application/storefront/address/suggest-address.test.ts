import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openAddressCheck } from '../../../../application/storefront/address/address-check.ts'
import { makeSuggestAddress } from '../../../../application/storefront/address/suggest-address.ts'
import type { Place, SanitisedPlace } from '../../../../domain/address/address-suggestion.ts'
import { shopCountries } from '../../../../domain/shop/country.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { value } from '../../../support/outcome.ts'

const place = { street: 'seestr.', streetNumber: '4', postcode: '8002', city: 'Zurich', countryCode: 'CH' } as const
const typed = { ...place, firstName: 'Erika', lastName: 'Muster' }
const written = { ...place, street: 'Seestrasse', city: 'Zürich' }

/** A shop that responds on demand. */
const opened = (settings = someSettings()) => {
  const { promise, resolve } = Promise.withResolvers<E.Either<Failure, SanitisedPlace>>()
  const requests: Place[] = []
  const shop = fakeShop({
    address: {
      sanitizeAddress: (sent) => {
        requests.push(sent)
        return () => promise
      },
    },
  })
  const check = openAddressCheck()
  return {
    requests,
    check,
    suggest: makeSuggestAddress({ shop, settings, check, today: () => '2026-03-02' }),
    respond: (sanitisedPlace: SanitisedPlace) => { resolve(E.right(sanitisedPlace)) },
    fail: () => { resolve(E.left({ _tag: 'ServiceUnavailable' })) },
  }
}

describe('an address lookup', () => {
  it('is available for a country that only the brand ships to', async () => {
    const belgian = { ...typed, countryCode: 'BE', postcode: '1000', city: 'Brüssel' }
    const shop = someSettings({ extraCountries: shopCountries(['BE']) })
    for (const [front, request] of [[opened(shop), 1], [opened(), 0]] as const) {
      front.respond({ isSanitised: false, place: written })
      await value(front.suggest(belgian))
      expect(front.requests).toHaveLength(request)
    }
  })

  it('AS-ADDR-01 CC-ADDR-06 is loading until the response arrives, and no longer after an error', async () => {
    for (const end of ['respond', 'fail'] as const) {
      const { check, suggest, ...far } = opened()
      expect(check.isLoading.now()).toBe(false)
      const choices = value(suggest(typed))
      expect(check.isLoading.now()).toBe(true)
      if (end === 'respond') far.respond({ isSanitised: true, place: written })
      else far.fail()
      await choices
      expect(check.isLoading.now()).toBe(false)
    }
  })

  it('AS-CALL-22 AS-ADDR-02 CC-ADDR-07 offers the suggested and the original one, in this order', async () => {
    const { suggest, respond, requests } = opened()
    const choices = value(suggest(typed))
    respond({ isSanitised: true, place: written })
    expect(await choices).toEqual([{ kind: 'suggested', place: written }, { kind: 'original', place }])
    expect(requests).toMatchObject([place])
  })

  it('sends no request for an invalid address', async () => {
    const { suggest, requests } = opened()
    expect(await value(suggest({ ...typed, lastName: ' ' }))).toEqual([])
    expect(await value(suggest({ ...typed, postcode: '80331' }))).toEqual([])
    expect(requests).toEqual([])
  })

  it('AS-ADDR-03 CC-ADDR-08 offers nothing without a country, for an address already in that form, and without a response', async () => {
    const { countryCode: _none, ...nowhere } = typed
    const fixture = opened()
    expect(await value(fixture.suggest(nowhere))).toEqual([])
    expect(fixture.requests).toEqual([])
    for (const end of ['respond', 'fail'] as const) {
      const { suggest, ...far } = opened()
      const choices = value(suggest(typed))
      if (end === 'respond') far.respond({ isSanitised: false, place })
      else far.fail()
      expect(await choices).toEqual([])
    }
  })
})
