import { describe, expect, it } from 'vitest'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { customerOperations } from '../../../adapters/commerce-api/customer/customer-operations.ts'

const SENDER = { shop: someSettings(), locale: 'de' } as const

describe('what is sent about a customer', () => {
  it('AS-NORM-01 is null where a birthday or a phone number is empty', () => {
    const typed = { firstName: 'Anna', lastName: 'Keller', birthday: '', phoneNumber: ' ', locale: 'de' } as const
    expect(customerOperations.updateProfile.request.encode(typed, SENDER).body).toEqual({
      first_name: 'Anna', last_name: 'Keller', birthday: null, phone_number: null, locale_code: 'de',
    })
  })
})
