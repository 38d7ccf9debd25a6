import type { Country } from '../shop/country.ts'
import type { Address } from './address.ts'
import type { AddressField } from './address-field.ts'
import { needsProvince } from './province.ts'
import { needsTaxNumber } from './tax-number.ts'

/** What decides which fields an address form shows. */
export type Addressee = Pick<Address, 'countryCode' | 'company'> & { readonly isPayer: boolean }

/** Countries where flats are numbered; elsewhere the name at the door is enough. */
const NUMBERED_FLATS: readonly Country[] = ['AT', 'IT', 'FR', 'LT']

const ONLY_WHERE: { readonly [field in AddressField]?: (addressee: Addressee) => boolean } = {
  apartment: ({ countryCode }) => NUMBERED_FLATS.includes(countryCode),
  provinceCode: needsProvince,
  taxNumber: (addressee) => addressee.isPayer && needsTaxNumber(addressee),
}

/** Whether the form has this field for this addressee: most fields apply to everybody (Commerce §3). */
export const hasField = (field: AddressField, addressee: Addressee): boolean => ONLY_WHERE[field]?.(addressee) ?? true
