import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../../adapters/commerce-api/openapi/schema-of.ts'
import { camelName, snakeName } from '../../../adapters/commerce-api/codec/snake-name.ts'
import { marksOf, statusOf } from '../../../adapters/commerce-api/refusal-answer.ts'
import { RefusalRecord } from '../../../adapters/commerce-api/refusal.codec.ts'
import { ADDRESS_LIMITS } from '../../../domain/address/address-field.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import { ANY_REFUSALS } from '../../support/any-refusal.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'


describe('a refusal on the wire', () => {
  it.each(ANY_REFUSALS)('%s survives a round trip with any content', (_tag, any) => {
    fc.assert(fc.property(any, (refusal) => {
      const sent: unknown = JSON.parse(JSON.stringify(RefusalRecord.write(refusal, {})))
      expect(made(RefusalRecord.decode(sent))).toStrictEqual(refusal)
    }))
  })

  it.each(ANY_REFUSALS)('%s has the status of a refusal', (_tag, any) => {
    fc.assert(fc.property(any, (refusal) => {
      expect([401, 403, 404, 409, 422, 429]).toContain(statusOf(refusal))
    }))
  })

  it('names the fields of the request that are wrong, and none otherwise', () => {
    const pointing: readonly Refusal[] = [
      { _tag: 'InvalidEmail' },
      { _tag: 'WeakPassword', why: 'common' },
      { _tag: 'WrongPassword' }, { _tag: 'WeakNewPassword', why: 'common' }, { _tag: 'PasswordsDiffer' }, { _tag: 'InvalidPasskeyName' },
      { _tag: 'SameEmail' },
      { _tag: 'WrongCode' }, { _tag: 'InvalidStaffName' }, { _tag: 'NoStaffRole' }, { _tag: 'RoleNotOwned' },
      { _tag: 'InvalidTokenLifetime' },
      { _tag: 'StaffEmailTaken' }, { _tag: 'InvalidStockQuantity' }, { _tag: 'InvalidReply' },
      { _tag: 'InvalidNames', fields: [{ _tag: 'Missing', field: 'firstName' }] },
      { _tag: 'InvalidProfile', fields: [{ _tag: 'Invalid', field: 'phoneNumber' }] },
      { _tag: 'InvalidLensValues', faults: [{ field: 'l_sphere', fault: 'missing' }, { field: 'day', fault: 'invalid' }] },
      { _tag: 'InvalidMessage', fields: [{ _tag: 'Missing', field: 'message' }] },
      { _tag: 'WearerExists' },
      { _tag: 'InvalidCouponCode' },
      { _tag: 'CouponRefused', reason: { _tag: 'DoesNotExist' } },
      { _tag: 'InvalidMilesNumber' },
      { _tag: 'InvalidAddress', billing: [{ _tag: 'Missing', field: 'city' }], shipping: [{ _tag: 'Invalid', field: 'countryCode' }] },
      { _tag: 'Malformed', violations: [{ path: 'items.0.quantity', key: 'validation.invalid_value' }] },
    ]
    expect(pointing.map((refusal) => marksOf(refusal).map(({ path }) => path))).toEqual([
      ['email'], ['password'], ['current_password'], ['new_password'], ['confirm_new_password'], ['name'], ['email'],
      ['code'], ['name'], ['roles'], ['roles'], ['days'], ['email'], ['packs'], ['text'],
      ['first_name'], ['phone_number'], ['left_eye.sphere', 'written_on'], ['message'], ['name'],
      ['coupon_code'], ['coupon_code'], ['miles_and_more_number'],
      ['billing_address.city', 'shipping_address.country_code'], ['items.0.quantity'],
    ])
    const tags = pointing.map(({ _tag }): string => _tag)
    for (const [tag, any] of ANY_REFUSALS.filter(([one]) => !tags.includes(one)))
      expect([tag, ...fc.sample(any, 5).flatMap(marksOf)]).toEqual([tag])
  })

  it('encodes the fields of an address and amounts like all others', () => {
    const address: Refusal = {
      _tag: 'InvalidAddress',
      billing: [{ _tag: 'Missing', field: 'firstName' }, { _tag: 'TooLong', field: 'city', maximum: 50 }],
      shipping: [{ _tag: 'Invalid', field: 'countryCode' }],
    }
    expect(RefusalRecord.write(address, {}))
      .toMatchObject({ billing: [{ field: 'first_name' }, {}], shipping: [{ field: 'country_code' }] })
    expect(RefusalRecord.write({ _tag: 'TotalChanged', total: chf(5790) }, {})).toMatchObject({ total: { value: 5790, currency: 'CHF' } })
    for (const field of Object.keys(ADDRESS_LIMITS)) expect(camelName(snakeName(field))).toBe(field)
  })

  it('is described for each kind', () => {
    const schemas = new Map()
    schemaOf(RefusalRecord.wire, schemas)
    expect([...schemas.keys()]).toEqual(expect.arrayContaining(ANY_REFUSALS.map(([tag]) => tag)))
  })
})
