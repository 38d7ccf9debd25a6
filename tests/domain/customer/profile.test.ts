import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { phoneNumbers } from '../../../adapters/phone-numbers/phone-numbers.ts'
import { accountLanding } from '../../../domain/customer/account-landing.ts'
import { birthdayText } from '../../../domain/customer/birthday-text.ts'
import { makeProfile, type SubmittedProfile, type ProfileRules } from '../../../domain/customer/make-profile.ts'

const RULES: ProfileRules = { today: '2026-03-02', country: 'CH', canBePhone: phoneNumbers.canBe }
const SUBMITTED: SubmittedProfile = {
  firstName: ' Anna ', lastName: 'Keller', birthday: '1990-01-02', phoneNumber: '079 123 45 67', locale: 'fr',
}

describe('the start page of an account', () => {
  it('AS-ACCT-02 is the overview for three brands', () => {
    expect((['lensvision', 'discountlens', 'mclinsen'] as const).map(accountLanding)).toEqual(Array(3).fill('/my-account/overview'))
  })

  it('AS-ACCT-03 is the profile for the others', () => {
    expect((['iris', 'mrlens'] as const).map(accountLanding)).toEqual(Array(2).fill('/my-account/profile'))
  })
})

describe('a birthday field', () => {
  it('AS-VALID-07 shows the day, with a time or without', () => {
    expect(['1990-01-02 00:00:00', '1990-01-02'].map(birthdayText)).toEqual(['1990-01-02', '1990-01-02'])
  })

  it('AS-VALID-08 is unchanged in any other format', () => {
    for (const text of ['2.1.90', '', '1990', '1990-01-02T00:00']) expect(birthdayText(text)).toBe(text)
  })
})

describe('a profile', () => {
  it('is trimmed, with its phone number in international format', () => {
    expect(makeProfile(SUBMITTED, RULES)).toEqual(E.right({
      firstName: 'Anna', lastName: 'Keller', birthday: '1990-01-02', phoneNumber: '+41791234567', locale: 'fr',
    }))
  })

  it('AS-NORM-01 stores no empty birthday and no empty phone number', () => {
    for (const nothing of ['', '  ', null, undefined]) {
      expect(makeProfile({ ...SUBMITTED, birthday: nothing, phoneNumber: nothing }, RULES))
        .toEqual(E.right({ firstName: 'Anna', lastName: 'Keller', locale: 'fr' }))
    }
  })

  it('F-I12 F-I13 reports all its errors at once', () => {
    expect(makeProfile({ firstName: ' ', lastName: 'K'.repeat(51), birthday: '2999-01-01', phoneNumber: '12345', locale: 'de' }, RULES))
      .toEqual(E.left({
        _tag: 'InvalidProfile',
        fields: [
          { field: 'firstName', _tag: 'Missing' }, { field: 'lastName', _tag: 'TooLong', maximum: 50 },
          { field: 'birthday', _tag: 'Invalid' }, { field: 'phoneNumber', _tag: 'Invalid' },
        ],
      }))
  })
})
