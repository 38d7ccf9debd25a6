import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BillingAddressRecord, ShippingAddressRecord } from '../../../adapters/commerce-api/address/address.codec.ts'
import { openMailTexts } from '../../../adapters/composition/mail-texts.ts'
import { openBackOfficeRenderer } from '../../../adapters/composition/server/back-office-renderer.tsx'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { invoiceHtml } from '../../../application/commerce/mail/invoice-html.ts'
import { orderMail } from '../../../application/commerce/mail/order-mail.ts'
import { ADDRESS_FIELD_NAMES, type AddressField } from '../../../domain/address/address-field.ts'
import type { ShippingAddress } from '../../../domain/address/address.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeCountry, shopCountries } from '../../../domain/shop/country.ts'
import type { NextSteps } from '../../../domain/staff/next-steps.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { AddressView } from '../../../ui/address/AddressView.tsx'
import { toAddressLines } from '../../../ui/address/address-lines.ts'
import { anAddress } from '../../support/builders/address.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { renderedView } from '../../support/render-view.tsx'

const SETTINGS = someSettings()
const mailTexts = openMailTexts()
const { render } = openBackOfficeRenderer()
const NO_STEPS: NextSteps = { steps: [], toSend: [], toReturn: [], mayCancelRemainingItems: false, mayCancel: false, toTransfer: [] }

/** The value of a field identifies it. */
const stated = (field: AddressField) => fc.stringMatching(/^[a-z0-9]{1,8}$/).map((rest) => `${field}.${rest}.`)
const maybe = (field: AddressField) => fc.option(stated(field), { nil: undefined })
const anyAddress: fc.Arbitrary<ShippingAddress> = fc.record({
  firstName: stated('firstName'), lastName: stated('lastName'), street: stated('street'),
  postcode: stated('postcode'), city: stated('city'),
  company: maybe('company'), streetNumber: maybe('streetNumber'), apartment: maybe('apartment'), additionalInfo: maybe('additionalInfo'),
  provinceCode: maybe('provinceCode'), phoneNumber: maybe('phoneNumber'), taxNumber: maybe('taxNumber'), recipient: maybe('recipient'),
  countryCode: fc.constantFrom('CH', 'IT', 'FR', 'GB').map((code) => made(makeCountry(code, shopCountries(['GB'])))),
}).map(omitUndefined)

const COUNTRY: Readonly<Record<string, string>> = { CH: 'Schweiz', IT: 'Italien', FR: 'Frankreich', GB: 'GB' }

/** They are on no parcel and no invoice. */
const UNWRITTEN: readonly AddressField[] = ['salutation', 'birthday', 'studioId']

/** The values that must be shown wherever the address is rendered. */
const expected = (address: ShippingAddress): readonly string[] =>
  ADDRESS_FIELD_NAMES.flatMap((field): readonly string[] => {
    const value = address[field]
    if (value === undefined || UNWRITTEN.includes(field)) return []
    if (field === 'countryCode') return [COUNTRY[address.countryCode] ?? '']
    // A parcel to another person names them instead of the studio; a province is shown if the country has one.
    if ((field === 'firstName' || field === 'lastName') && address.recipient !== undefined) return []
    if (field === 'provinceCode' && ['CH', 'FR'].includes(address.countryCode)) return []
    return [String(value)]
  })

/** A mail breaks text that looks like a web address by an invisible character. */
const asRead = (mail: string): string => mail.replaceAll('\u200C', '')

const BILLED = anAddress({ firstName: 'Payer', lastName: 'Only' })
const PLACES: Readonly<Record<string, (order: Order) => string | Promise<string>>> = {
  'page': ({ shippingAddress }) => renderedView(<AddressView address={toAddressLines(shippingAddress)} />),
  'mail': (order) => asRead(orderMail(order, SETTINGS, mailTexts).text),
  'mail in HTML': (order) => asRead(mailHtml(orderMail(order, SETTINGS, mailTexts))),
  'invoice': (order) => invoiceHtml(order, SETTINGS, mailTexts),
  'order page of the back office': (order) => render('de', 'order', {
    file: { order, payments: [], refunds: [], changes: [] }, next: NO_STEPS, may: () => true, newKey: () => 'key',
    typed: new URLSearchParams(), hasInvoice: false,
  }),
  'picking slip': (order) => render('de', 'picking', { order }),
}

describe('an address', () => {
  it.each(Object.keys(PLACES))('H-R01 is shown with all its fields: %s', async (place) => {
    await fc.assert(fc.asyncProperty(anyAddress, async (shippingAddress) => {
      const text = await PLACES[place]?.(anOrder({ billingAddress: BILLED, shippingAddress }))
      for (const message of expected(shippingAddress)) expect(text).toContain(message)
    }), { numRuns: 40 })
  })

  it.each(
    Object.keys(PLACES).filter((place) => place !== 'picking slip'),
  )('H-R01 is shown so as billing address, too: %s', async (place) => {
    await fc.assert(fc.asyncProperty(anyAddress, async ({ recipient: _of, ...billingAddress }) => {
      const order = anOrder({ billingAddress, shippingAddress: place === 'page' ? billingAddress : anAddress() })
      const text = await PLACES[place]?.(order)
      for (const message of expected(billingAddress)) expect(text).toContain(message)
    }), { numRuns: 20 })
  })

  it('H-R01 is sent with all its fields', () => {
    fc.assert(fc.property(anyAddress, (address) => {
      const all = ADDRESS_FIELD_NAMES.map((field) => address[field]).filter((value) => value !== undefined).map(String).toSorted()
      const onWire = (wire: unknown) => Object.values(wire as object).filter((value) => value !== null).map(String).toSorted()
      expect(onWire(ShippingAddressRecord.write(address, {}))).toEqual(all)
      const { recipient: _of, ...billing } = address
      expect(onWire(BillingAddressRecord.write(billing, {}))).toEqual(Object.values(billing).map(String).toSorted())
    }))
  })
})
