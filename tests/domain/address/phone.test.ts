import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billingPhone, makePhone } from '../../../domain/address/phone.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'

describe('a billing phone', () => {
  it('AS-NORM-07 CC-PHONE-01 gets the prefix of CH, DE, AT or IT', () => {
    expect(billingPhone('CH', '0791234567')).toBe('+41791234567')
    expect(billingPhone('DE', '0170123')).toBe('+49170123')
    expect(billingPhone('AT', '0660')).toBe('+43660')
    expect(billingPhone('IT', '3331234567')).toBe('+393331234567')
  })

  it('CC-PHONE-02 loses its leading zeros, and a 00 before a calling code becomes a plus', () => {
    expect(billingPhone('CH', '0791234567')).toBe('+41791234567')
    expect(billingPhone('CH', '00791234567')).toBe('+41791234567')
    expect(billingPhone('CH', '0041791234567')).toBe('+41791234567')
    expect(billingPhone('FR', '0033612345678')).toBe('+33612345678')
  })

  it('CC-PHONE-03 is unchanged when it starts with a plus, and an empty number stays empty', () => {
    expect(billingPhone('CH', '+33612')).toBe('+33612')
    expect(billingPhone('BE' as 'CH', '0612')).toBe('0612')
    for (const country of COUNTRIES) {
      expect(['', '  ', '-'].map((text) => billingPhone(country, text))).toEqual([undefined, undefined, undefined])
    }
    expect(['000', '+', '+(0)'].map((text) => billingPhone('CH', text))).toEqual([undefined, undefined, undefined])
  })

  it('F-I13 keeps the zero of an Italian number, which is dialled from everywhere', () => {
    for (const text of ['06 69821234', '0039 06 69821234', '+39 06 69821234', '00669821234'])
      expect([text, billingPhone('IT', text)]).toEqual([text, '+390669821234'])
    expect(billingPhone('IT', '333 123 45 67')).toBe('+393331234567')
    expect(billingPhone('IT', '0')).toBeUndefined()
  })

  it('F-I13 gets the prefix of France, Liechtenstein and Lithuania as well', () => {
    expect(billingPhone('FR', '06 12 34 56 78')).toBe('+33612345678')
    expect(billingPhone('LI', '236 61 11')).toBe('+4232366111')
    expect(billingPhone('LT', '0612 34567')).toBe('+37061234567')
  })

  it('has one form however it is written', () => {
    const written = ['079 123 45 67', '079/123 45 67', '(079) 123-45-67', '+41 (0)79 123 45 67', '0041 79 123 45 67']
    for (const text of written) {
      expect(billingPhone('CH', text)).toBe('+41791234567')
    }
  })

  it('has a plus even after blanks, and keeps zeros inside the number', () => {
    expect(billingPhone('CH', '  +33612')).toBe('+33612')
    expect(billingPhone('CH', '079 100 00 01')).toBe('+41791000001')
  })

  it('has four to fifteen digits', () => {
    const isPhone = (digits: number): boolean => E.isRight(makePhone('1'.repeat(digits)))
    expect([3, 4, 15, 16].map(isPhone)).toEqual([false, true, true, false])
  })

  it('H-R06 loses the national zero after the prefix as well, except for an Italian number', () => {
    for (const text of ['+41021 623 45 67', '+41 (0)21 623 45 67', '+41 021 623 45 67', '0041 021 623 45 67', '0041 (0)21 623 45 67'])
      expect([text, billingPhone('CH', text)]).toEqual([text, '+41216234567'])
    expect(billingPhone('CH', '+4900302 12')).toBe('+4930212')
    expect(billingPhone('CH', '+390669821234')).toBe('+390669821234')
    expect(billingPhone('CH', '+423 0236 61 11')).toBe('+4232366111')
  })

  it('is unchanged by a second formatting', () => {
    const numbers = fc.stringMatching(/^[+0]?[0-9 ()/-]{3,14}$/)
    fc.assert(fc.property(fc.constantFrom(...COUNTRIES), numbers, (country, text) => {
      const once = billingPhone(country, text)
      expect(billingPhone(country, once ?? '')).toBe(once)
    }))
  })
})

describe('a phone number', () => {
  it('contains digits and the usual punctuation only', () => {
    expect(makePhone(' +41 (0)79 123 45 67 ')).toEqual(E.right('+41 (0)79 123 45 67'))
    expect(makePhone('044/123.45-67')).toEqual(E.right('044/123.45-67'))
    expect(makePhone('044–123−45')).toEqual(E.right('044–123−45'))
    for (const text of ['', 'call me', '079 123 45 6x', '123', '1'.repeat(16), '41+79123', '٠٧٩١٢٣٤']) {
      expect(makePhone(text)).toEqual(E.left({ _tag: 'InvalidPhone' }))
    }
  })
})
