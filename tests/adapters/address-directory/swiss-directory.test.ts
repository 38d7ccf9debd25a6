import { describe, expect, it } from 'vitest'
import { placesOfRegister } from '../../../adapters/address-directory/places-of-register.ts'
import { readPlaces } from '../../../adapters/address-directory/read-places.ts'
import { openSwissDirectory } from '../../../adapters/address-directory/swiss-directory.ts'
import { normaliseStreet } from '../../../adapters/address-directory/normalise-street.ts'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import { value } from '../../support/outcome.ts'

const written = (place: Place) => value(openSwissDirectory().standardise(place))
const at = (stated: Partial<Place>): Place => ({
  street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH', ...stated,
})

describe('the Swiss address directory', () => {
  it.each([
    ['seestr.', 'Seestrasse'], ['Bahnhofstr', 'Bahnhofstrasse'], ['Zürcher Str.', 'Zürcher Strasse'], ['LANGSTRASSE', 'Langstrasse'],
    ['Hauptstraße', 'Hauptstrasse'], ['rue du Lac', 'Rue du Lac'], ['AVENUE DE LA GARE', 'Avenue De La Gare'],
    ['Im Grund', 'Im Grund'], ['aaaa', 'aaaa'], ['Str.', 'Str.'],
  ])('corrects %s to %s', (typed, street) => {
    expect(normaliseStreet(typed)).toBe(street)
  })

  it.each([
    ['8002', 'zurich', 'Zürich'], ['8002', 'ZUERICH', 'Zürich'], ['1201', 'Geneve', 'Genève'], ['9000', 'St.Gallen', 'St. Gallen'],
    ['6460', 'Altdorf', 'Altdorf UR'], ['8002', 'Bern', 'Bern'], ['8123', 'ebmatingen', 'ebmatingen'], ['1700', 'Freiburg', 'Freiburg'],
  ])('finds the city of %s: %s is spelled %s', async (postcode, city, name) => {
    expect((await written(at({ postcode, city }))).city).toBe(name)
  })

  it('F-S14 never suggests a misspelt town: suggests the correct one, and nothing if it finds none', async () => {
    const typed = at({ street: 'seestr.', streetNumber: '', postcode: '8001', city: 'Zürch' })
    expect(await written(typed)).toMatchObject({ street: 'Seestrasse', city: 'Zürich' })
    expect((await written({ ...typed, city: 'Wintertur', postcode: '8400' })).city).toBe('Winterthur')
    for (const unknown of [{ city: 'Bern' }, { postcode: '8123', city: 'Ebmatinge' }, { postcode: '0000' }])
      expect(await written({ ...typed, ...unknown })).toEqual({ ...typed, ...unknown })
  })

  it('F-S14 reads every town of the official register, and rejects a file in another format', async () => {
    const register = [
      'Ortschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity',
      'Crissier;1023;00;169;Crissier;5583;VD;99.15 %;2533965.000;1156159.000;fr;2008-07-01',
      'Crissier;1023;00;169;Lausanne;5586;VD;0.85 %;2534893.000;1156767.000;fr;2008-07-01',
      'Renens VD;1020;00;165;Renens (VD);5591;VD;100 %;2534856.000;1154420.000;fr;2008-07-01', '',
    ].join('\r\n')
    const places = placesOfRegister(`\uFEFF${register}`)
    expect([...(places ?? [])]).toEqual([['1023', ['Crissier']], ['1020', ['Renens VD']]])
    const directory = openSwissDirectory(places)
    const city = async (postcode: string, typed: string) => (await value(directory.standardise(at({ postcode, city: typed })))).city
    expect([await city('1023', 'crisier'), await city('1020', 'Renens')]).toEqual(['Crissier', 'Renens VD'])
    expect(placesOfRegister('<html>not found</html>')).toBeUndefined()
    await expect(readPlaces('/no/such/file')).rejects.toThrow('PLACES')
  })

  it('separates a house number from the street only if its own field is empty', async () => {
    expect(await written(at({ street: 'Seeweg 12 b', streetNumber: '' }))).toEqual(at({ street: 'Seeweg', streetNumber: '12b' }))
    expect(await written(at({ street: 'Strasse 17' }))).toMatchObject({ street: 'Strasse 17', streetNumber: '4' })
  })

  it('has no suggestion for other countries, and leaves a correct address unchanged', async () => {
    const berlin = at({ street: 'seestr.', postcode: '10115', city: 'berlin', countryCode: 'DE' })
    expect(await written(berlin)).toBe(berlin)
    expect(await written(at({}))).toEqual(at({}))
  })
})
