import type { Country } from '../shop/country.ts'
import type { Address } from './address.ts'
import type { AddressField } from './address-field.ts'
import { needsProvince } from './province.ts'
import { needsTaxNumber } from './tax-number.ts'

/** What decides which fields an address is asked for. */
export type Addressee = Pick<Address, 'countryCode' | 'company'> & { readonly isPayer: boolean }

/** Where houses give the flat a number; elsewhere the name beside the bell finds it. */
const NUMBERED_FLATS: readonly Country[] = ['AT', 'IT', 'FR', 'LT']

const ONLY_WHERE: { readonly [field in AddressField]?: (addressee: Addressee) => boolean } = {
  apartment: ({ countryCode }) => NUMBERED_FLATS.includes(countryCode),
  provinceCode: needsProvince,
  taxNumber: (addressee) => addressee.isPayer && needsTaxNumber(addressee),
}

/** Whether a form asks this addressee for the field: most are asked of everybody (Commerce §3). */
export const isAsked = (field: AddressField, addressee: Addressee): boolean => ONLY_WHERE[field]?.(addressee) ?? true
