import type { Country } from '../shop/country.ts'

/** 1 male, 2 female (Commerce §3). */
export type Salutation = 1 | 2

/** An address as orders store it (Commerce §3). Empty fields are absent. */
export type Address = {
  readonly salutation?: Salutation
  readonly firstName: string
  readonly lastName: string
  readonly company?: string
  readonly street: string
  readonly streetNumber?: string
  readonly apartment?: string
  readonly additionalInfo?: string
  readonly postcode: string
  readonly city: string
  readonly provinceCode?: string
  readonly countryCode: Country
  readonly phoneNumber?: string
  readonly taxNumber?: string
  readonly birthday?: string
}
export type BillingAddress = Address
export type ShippingAddress = Address & { readonly recipient?: string; readonly studioId?: string }
