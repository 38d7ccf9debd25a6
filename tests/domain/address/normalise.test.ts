import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseEmail, normaliseName, normalisePhone, normalisePostcode } from '../../../domain/address/normalise.ts'
import { sameAddress } from '../../../domain/address/same-address.ts'
import { samePlace } from '../../../domain/address/same-place.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'

/** The identity of a person for a voucher. */
const personOf = (text: string): string => customerKey(text as Email)

describe('an address normalised for comparison', () => {
  it('CC-NORM-01 is in lower case', () => {
    for (const normalise of [normaliseName, normaliseEmail, normalisePostcode]) {
      expect(normalise('ZUERICH')).toBe('zuerich')
    }
  })

  it('AS-NORM-02 CC-NORM-02 has no digits or punctuation in names, streets and cities', () => {
    expect(normaliseName('Bahnhofstr. 12')).toBe('bahnhofstr')
    expect(normaliseName("O'Neil-2")).toBe('oneil')
    expect(normaliseName('Müller')).toBe('müller')
    expect(normaliseName('  La   Chaux-de-Fonds ')).toBe('la chauxdefonds')
  })

  it('AS-NORM-03 CC-NORM-03 has only digits and a leading plus in phone numbers', () => {
    expect(normalisePhone('+41 (0)79-123 45 67')).toBe('+410791234567')
    expect(normalisePhone('079/1 2+3')).toBe('079123')
  })

  it('AS-NORM-04 CC-NORM-04 has no spaces in e-mail addresses', () => {
    expect(normaliseEmail(' Jo Hn@Firm.CH ')).toBe('john@firm.ch')
    expect(normaliseEmail('no address')).toBe('noaddress')
  })

  it('AS-NORM-05 CC-NORM-05 has no dots or suffix in Gmail addresses, and leaves all others unchanged', () => {
    expect(normaliseEmail('A.nna+x@gmail.com')).toBe('anna@gmail.com')
    expect(normaliseEmail('John.Doe+x@gmail.com')).toBe('johndoe@gmail.com')
    expect(normaliseEmail('John.Doe+x@googlemail.com')).toBe('johndoe@gmail.com')
    expect(normaliseEmail('a.b+x@gmx.ch')).toBe('a.b+x@gmx.ch')
    expect(normaliseEmail('john.doe+x@firm.ch')).toBe('john.doe+x@firm.ch')
  })

  it.each([
    ['x@gmail.com', ['x@googlemail.com', 'X+1@GoogleMail.com', 'x+.@gmail.com']],
    ['x@xn--mnchen-3ya.de', ['x@münchen.de', 'x@MÜNCHEN.de', 'x@mu\u0308nchen.de', 'x@XN--MNCHEN-3YA.DE', 'x+shop@münchen.de']],
    ['x@firma.ch', ['x@ｆｉｒｍａ.ch', 'x+a@firma.ch', 'x+a+b@Firma.CH']],
    ['x@proton.me', ['x@protonmail.com', 'x@pm.me']],
    ['x@icloud.com', ['x@me.com', 'x@mac.com']],
  ])('F-M05: takes every spelling of the e-mail address %s for the same person', (emailAddress, spellings) => {
    expect(spellings.map(personOf)).toEqual(spellings.map(() => emailAddress))
  })

  it('F-M05: distinguishes different people', () => {
    const people = ['x@firma.ch', 'y@firma.ch', 'x.y@firma.ch', 'xy@firma.ch', 'x@firma.de', 'x@munchen.de', 'x@münchen.de']
    expect(new Set(people.map(personOf)).size).toBe(people.length)
  })

  it('AS-NORM-06 CC-NORM-06 has no dots, hyphens or tildes in postcodes', () => {
    expect(normalisePostcode('D-80.33~1')).toBe('d80331')
    expect(normalisePostcode(' SW1A  1AA ')).toBe('sw1a 1aa')
  })

  it('is unchanged by a second normalisation', () => {
    for (const normalise of [normaliseName, normalisePhone, normalisePostcode]) {
      fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }))
    }
  })
})

describe('the same location', () => {
  const door = anAddress({ street: 'Bahnhofstr.', streetNumber: '12a' })

  it('is recognised in another spelling', () => {
    expect(samePlace(door, anAddress({ street: 'BAHNHOFSTR', streetNumber: '12 A', city: ' zürich' }))).toBe(true)
    expect(samePlace(anAddress({ street: 'Seestrasse', streetNumber: '12' }), numberInStreet)).toBe(true)
  })

  it('differs by number, flat, street, town, postcode or country', () => {
    for (const other of [
      { streetNumber: '12b' }, { apartment: '3' }, { street: 'Bahnhofweg' }, { city: 'Bern' }, { postcode: '8002' },
      { countryCode: 'LI' } as const,
    ]) {
      expect(samePlace(door, { ...door, ...other })).toBe(false)
    }
  })

  it('does not depend on who lives there', () => {
    expect(samePlace(door, { ...door, firstName: 'Max', company: 'ACME' } as typeof door)).toBe(true)
  })
})

describe('the same address', () => {
  const home = anAddress({ firstName: 'Jean-Luc', lastName: "O'Neil", phoneNumber: '+41 (0)79-123 45 67' })

  it('CC-NORM-01 CC-NORM-02 CC-NORM-03 is recognised in another spelling of the name and the phone number', () => {
    expect(sameAddress(home, { ...home, firstName: 'JEANLUC', lastName: 'ONeil', phoneNumber: '+41 0791234567' })).toBe(true)
    expect(sameAddress(home, { ...home, company: '', recipient: '' })).toBe(true)
  })

  it('differs by person, company, recipient, phone number or floor', () => {
    for (const other of [
      { firstName: 'Max' }, { lastName: 'Muster' }, { company: 'ACME' }, { recipient: 'Optik Muster' }, { additionalInfo: 'c/o' },
      { phoneNumber: '079 123 45 67' }, { streetNumber: '99' },
    ]) {
      expect(sameAddress(home, { ...home, ...other })).toBe(false)
    }
    expect(sameAddress({ ...home, company: 'Halle 4' }, { ...home, company: 'Halle 5' })).toBe(false)
  })
})

const { streetNumber: _streetNumber, ...numberInStreet } = anAddress({ street: 'Seestrasse 12' })
