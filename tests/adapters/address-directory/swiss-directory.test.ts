import { describe, expect, it } from 'vitest'
import { openSwissDirectory } from '../../../adapters/address-directory/swiss-directory.ts'
import { writtenStreet } from '../../../adapters/address-directory/written-street.ts'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import { value } from '../../support/outcome.ts'

const written = (place: Place) => value(openSwissDirectory().written(place))
const at = (stated: Partial<Place>): Place => ({
  street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH', ...stated,
})

describe('the directory of Swiss places', () => {
  it.each([
    ['seestr.', 'Seestrasse'], ['Bahnhofstr', 'Bahnhofstrasse'], ['Zürcher Str.', 'Zürcher Strasse'], ['LANGSTRASSE', 'Langstrasse'],
    ['Hauptstraße', 'Hauptstrasse'], ['rue du Lac', 'Rue du Lac'], ['AVENUE DE LA GARE', 'Avenue De La Gare'],
    ['Im Grund', 'Im Grund'], ['aaaa', 'aaaa'], ['Str.', 'Str.'],
  ])('writes %s as %s', (typed, street) => {
    expect(writtenStreet(typed)).toBe(street)
  })

  it.each([
    ['8002', 'zurich', 'Zürich'], ['8002', 'ZUERICH', 'Zürich'], ['1201', 'Geneve', 'Genève'], ['9000', 'St.Gallen', 'St. Gallen'],
    ['6460', 'Altdorf', 'Altdorf UR'], ['8002', 'Bern', 'Bern'], ['8123', 'ebmatingen', 'ebmatingen'], ['1700', 'Freiburg', 'Freiburg'],
  ])('knows the city of %s: %s is written %s', async (postcode, city, name) => {
    expect((await written(at({ postcode, city }))).city).toBe(name)
  })

  it('parts a house number from its street only where its own field is empty', async () => {
    expect(await written(at({ street: 'Seeweg 12 b', streetNumber: '' }))).toEqual(at({ street: 'Seeweg', streetNumber: '12b' }))
    expect(await written(at({ street: 'Strasse 17' }))).toMatchObject({ street: 'Strasse 17', streetNumber: '4' })
  })

  it('says nothing of other countries and leaves a well written place as it is', async () => {
    const berlin = at({ street: 'seestr.', postcode: '10115', city: 'berlin', countryCode: 'DE' })
    expect(await written(berlin)).toBe(berlin)
    expect(await written(at({}))).toEqual(at({}))
  })
})
