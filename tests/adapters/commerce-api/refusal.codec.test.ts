import { describe, expect, it } from 'vitest'
import { RefusalWire, refusalOf, refusalToWire } from '../../../adapters/commerce-api/refusal/refusal.codec.ts'
import { camelField, snakeField } from '../../../adapters/commerce-api/refusal/field-name.ts'
import { schemaOf } from '../../../adapters/commerce-api/openapi/schema-of.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import { ADDRESS_LIMITS } from '../../../domain/address/address-field.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'

/** One of every kind; a kind that is missing here does not compile. */
const EVERY: { readonly [tag in Refusal['_tag']]: Extract<Refusal, { readonly _tag: tag }> } = {
  NotFound: { _tag: 'NotFound', what: 'line' },
  NotAQuantity: { _tag: 'NotAQuantity' },
  AboveMaximum: { _tag: 'AboveMaximum', maximum: 20 },
  StopOrder: { _tag: 'StopOrder', stock: 3 },
  SoldOut: { _tag: 'SoldOut' },
  MissingOptions: { _tag: 'MissingOptions', keys: ['sphere'] },
  UnknownOptions: { _tag: 'UnknownOptions', keys: ['glow'] },
  ValueNotMade: { _tag: 'ValueNotMade', key: 'axis' },
  CombinationNotMade: { _tag: 'CombinationNotMade', keys: ['axis', 'cylinder'] },
  NotForSale: { _tag: 'NotForSale' },
  Discontinued: { _tag: 'Discontinued' },
  CartCompleted: { _tag: 'CartCompleted' },
  CartEmpty: { _tag: 'CartEmpty' },
  NoCartToken: { _tag: 'NoCartToken' },
  InvalidEmail: { _tag: 'InvalidEmail' },
  NotSignedIn: { _tag: 'NotSignedIn' },
  WrongCredentials: { _tag: 'WrongCredentials' },
  TooManyAttempts: { _tag: 'TooManyAttempts' },
  WeakPassword: { _tag: 'WeakPassword', why: 'common' },
  EmailTaken: { _tag: 'EmailTaken' },
  InvalidNames: { _tag: 'InvalidNames', fields: [{ _tag: 'Missing', field: 'firstName' }] },
  NoDocuments: { _tag: 'NoDocuments' },
  InvalidAddress: {
    _tag: 'InvalidAddress',
    billing: [{ _tag: 'Missing', field: 'firstName' }, { _tag: 'TooLong', field: 'city', maximum: 50 }],
    shipping: [{ _tag: 'Invalid', field: 'countryCode' }],
  },
  PartnerNotOffered: { _tag: 'PartnerNotOffered', way: 'pickup' },
  ShippingNotOffered: { _tag: 'ShippingNotOffered', key: 'dhl' },
  PaymentNotOffered: { _tag: 'PaymentNotOffered', method: 'gold' },
  WrongCheckoutState: { _tag: 'WrongCheckoutState', state: 'address' },
  TermsNotAccepted: { _tag: 'TermsNotAccepted' },
  TotalChanged: { _tag: 'TotalChanged', total: chf(5790) },
  OrderLimitReached: { _tag: 'OrderLimitReached', limit: chf(15000) },
  InvalidCouponCode: { _tag: 'InvalidCouponCode' },
  CouponRefused: { _tag: 'CouponRefused', reason: { _tag: 'BelowMinimum', minimum: chf(5000), missing: chf(1) } },
  InvalidMilesNumber: { _tag: 'InvalidMilesNumber' },
  Declined: { _tag: 'Declined', by: 'message', text: 'Nein' },
  ReorderNotPossible: { _tag: 'ReorderNotPossible' },
  InvalidSearchTerm: { _tag: 'InvalidSearchTerm' },
  AmountMismatch: { _tag: 'AmountMismatch' },
  Malformed: { _tag: 'Malformed', violations: [{ path: 'items', key: 'validation.invalid_value' }] },
}

describe('a refusal on the wire', () => {
  it.each(Object.values(EVERY))('$_tag comes back with all its data', (refusal) => {
    const sent: unknown = JSON.parse(JSON.stringify(refusalToWire(refusal)))
    expect(refusalOf(made(RefusalWire.decode(sent)))).toStrictEqual(refusal)
  })

  it('writes the fields of an address and amounts as everything else is written there', () => {
    expect(refusalToWire(EVERY.InvalidAddress)).toMatchObject({ billing: [{ field: 'first_name' }, {}], shipping: [{ field: 'country_code' }] })
    expect(refusalToWire(EVERY.TotalChanged)).toMatchObject({ total: { value: 5790, currency: 'CHF' } })
    for (const field of Object.keys(ADDRESS_LIMITS)) expect(camelField(snakeField(field))).toBe(field)
  })

  it('is described kind by kind', () => {
    const schemas = new Map()
    schemaOf(RefusalWire, schemas)
    expect([...schemas.keys()]).toEqual(expect.arrayContaining(Object.keys(EVERY)))
  })
})
