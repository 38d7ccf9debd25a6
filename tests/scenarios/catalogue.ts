import type { TypedAddress } from '../../domain/address/address-field.ts'
import type { Lens } from './shopper.ts'

/** Biofinity, three lenses for CHF 21.90: well stocked in these values. */
export const LENS: Lens = { title: 'Biofinity', eye: 'left', values: { sphere: -3 }, made: { radius: 8.6, diameter: 14 } }
export const LENS_PRICE = 2190

/** Biofinity toric, three lenses for CHF 28.90. */
export const TORIC: Lens = {
  title: 'Biofinity toric', eye: 'right', values: { sphere: -2.25, cylinder: -1.25, axis: 90 }, made: { radius: 8.7, diameter: 14.5 },
}
export const TORIC_PRICE = 2890

/** A lens that cost 47.90 for months: the entered list price, 44.90, was never charged and is not shown. */
export const WITH_EVERY_PRICE = { title: 'Total30', prices: { current: 3990, original: 4790, saved: 800 } } as const

export const PARCEL = { key: 'swisspost_a_post_parcel', cents: 890 } as const

export const ZURICH: TypedAddress = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
}
export const BERLIN: TypedAddress = {
  firstName: 'Anna', lastName: 'Keller', street: 'Lindenallee', streetNumber: '12', postcode: '10115', city: 'Berlin', countryCode: 'DE',
}
export const MILAN: TypedAddress = {
  firstName: 'Anna', lastName: 'Keller', street: 'Via Roma', streetNumber: '7', postcode: '20121', city: 'Milano', provinceCode: 'MI',
  countryCode: 'IT',
}
export const MILES_NUMBER = '999912345678901'

/** The campaign of the demo shop with a tenth off Biofinity. */
export const SPRING = 'spring26'
/** A voucher of these scenarios: used up after one order. */
export const USED_UP_AFTER_ONE = 'ONLYONE'
