import { describe, expect, it } from 'vitest'
import { addressLines, placeLines } from '../../../domain/address/address-lines.ts'
import { anAddress } from '../../support/builders/address.ts'

describe('an address as printed on a parcel', () => {
  it('runs from the name down to the town, and leaves out empty lines', () => {
    const plain = anAddress({
      firstName: 'Erika', lastName: 'Muster',
      street: 'Seestrasse', streetNumber: '1', postcode: '8001', city: 'Zürich',
    })
    expect(addressLines(plain)).toEqual(['Erika Muster', 'Seestrasse 1', '8001 Zürich'])
    expect(addressLines({ ...plain, company: 'Linse AG', apartment: 'App. 7', additionalInfo: 'Hinterhaus' })).toEqual([
      'Linse AG', 'Erika Muster', 'Seestrasse 1', 'App. 7', 'Hinterhaus', '8001 Zürich',
    ])
  })

  it('F-W11 ends an Italian town with its province, and no other', () => {
    const home = { street: 'Via Roma', streetNumber: '7', postcode: '20121', city: 'Milano', provinceCode: 'MI' }
    expect(addressLines(anAddress({ ...home, countryCode: 'IT' })).at(-1)).toBe('20121 Milano MI')
    expect(addressLines(anAddress({ ...home, countryCode: 'DE' })).at(-1)).toBe('20121 Milano')
  })

  it('names the recipient of a parcel to an optician, not the owner of the studio', () => {
    const studio = {
      ...anAddress({ company: 'Optik Meier', firstName: 'Optik', lastName: 'Meier' }),
      studioId: 'meier', recipient: 'Erika Muster',
    }
    expect(addressLines(studio).slice(0, 2)).toEqual(['Optik Meier', 'Erika Muster'])
  })

  it('fits on two lines, also while parts of it are still missing', () => {
    expect(placeLines({ street: 'Seestrasse', streetNumber: '1', postcode: '8001', city: 'Zürich' }))
      .toEqual(['Seestrasse 1', '8001 Zürich'])
    expect(placeLines({ street: 'Seestrasse', streetNumber: '', postcode: '', city: 'Zürich' })).toEqual(['Seestrasse', 'Zürich'])
  })
})
