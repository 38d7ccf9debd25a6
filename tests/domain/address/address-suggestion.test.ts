import { describe, expect, it } from 'vitest'
import { addressChoices, isWrittenAs, placeOf } from '../../../domain/address/address-suggestion.ts'
import { anAddress } from '../../support/builders/address.ts'

const typed = { street: 'bahnhofstr', streetNumber: '1', postcode: '8001', city: 'zuerich', countryCode: 'CH' } as const
const place = { ...typed, street: 'Bahnhofstrasse', city: 'Zürich' }

describe('a suggestion of the address directory', () => {
  it('is requested with the location only, never with the name of a person', () => {
    expect(placeOf(anAddress({ ...typed, company: 'ACME' }))).toEqual(typed)
  })

  it('is offered before the typed address when the country is supported and the spelling differs', () => {
    expect(addressChoices(typed, { isSanitised: true, place })).toEqual([
      { kind: 'suggested', place }, { kind: 'original', place: typed },
    ])
    const { countryCode: _unknown, ...nowhere } = typed
    expect(addressChoices(nowhere, { isSanitised: true, place })).toEqual([])
    expect(addressChoices(typed, { isSanitised: false, place })).toEqual([])
    expect(addressChoices(typed, undefined)).toEqual([])
  })

  it('counts as the same only letter by letter; a missing house number equals an empty one', () => {
    const { streetNumber: _none, ...withoutNumber } = typed
    expect(isWrittenAs(typed, { ...typed, countryCode: 'LI' })).toBe(true)
    expect(isWrittenAs(withoutNumber, { ...typed, streetNumber: '' })).toBe(true)
    expect(isWrittenAs({ ...typed, streetNumber: '' }, withoutNumber)).toBe(true)
    for (const other of [{ street: 'Bahnhofstr' }, { streetNumber: '2' }, { postcode: '8002' }, { city: 'Zuerich' }])
      expect(isWrittenAs(typed, { ...typed, ...other })).toBe(false)
    expect(isWrittenAs(withoutNumber, typed)).toBe(false)
  })
})
