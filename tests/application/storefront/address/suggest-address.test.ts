import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { openAddressCheck } from '../../../../application/storefront/address/address-check.ts'
import type { AddressGateway } from '../../../../application/storefront/address/address-gateway.port.ts'
import { makeSuggestAddress } from '../../../../application/storefront/address/suggest-address.ts'
import type { SanitisedPlace } from '../../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../../domain/refusal.ts'

const typed = { street: 'seestr.', streetNumber: '4', postcode: '8002', city: 'Zurich', countryCode: 'CH' } as const
const written = { ...typed, street: 'Seestrasse', city: 'Zürich' }

/** The far side answers when it is told to. */
const opened = () => {
  let tell: (answer: Awaited<ReturnType<ReturnType<AddressGateway['sanitise']>>>) => void = () => {}
  const asked: unknown[] = []
  const sanitise: AddressGateway['sanitise'] = (place) => () => {
    asked.push(place)
    return new Promise((resolve) => { tell = resolve })
  }
  const check = openAddressCheck()
  const suggest = makeSuggestAddress({ addresses: { sanitise }, check })
  return {
    asked, check, suggest,
    answer: async (place: SanitisedPlace) => { tell(await TE.right<Failure, SanitisedPlace>(place)()) },
    fail: async () => { tell(await TE.left<Failure, SanitisedPlace>({ _tag: 'ServiceUnavailable' })()) },
  }
}

describe('looking an address up', () => {
  it('CC-ADDR-06 loads until the answer is there, and no longer after an error', async () => {
    for (const end of ['answer', 'fail'] as const) {
      const { check, suggest, ...far } = opened()
      expect(check.isLoading()).toBe(false)
      const choices = suggest(typed)()
      await Promise.resolve()
      expect(check.isLoading()).toBe(true)
      await (end === 'answer' ? far.answer({ isSanitised: true, place: written }) : far.fail())
      await choices
      expect(check.isLoading()).toBe(false)
    }
  })

  it('CC-ADDR-07 offers the suggested and the original one, in this order', async () => {
    const { suggest, answer } = opened()
    const choices = suggest(typed)()
    await Promise.resolve()
    await answer({ isSanitised: true, place: written })
    expect(await choices).toEqual([{ kind: 'suggested', place: written }, { kind: 'original', place: typed }])
  })

  it('CC-ADDR-08 offers nothing without a country, for a place already written so, and when nobody answers', async () => {
    const { suggest, asked, ...far } = opened()
    const { countryCode: _none, ...nowhere } = typed
    expect(await suggest(nowhere)()).toEqual([])
    expect(asked).toEqual([])
    for (const end of ['answer', 'fail'] as const) {
      const choices = suggest(typed)()
      await Promise.resolve()
      await (end === 'answer' ? far.answer({ isSanitised: false, place: typed }) : far.fail())
      expect(await choices).toEqual([])
    }
  })
})
