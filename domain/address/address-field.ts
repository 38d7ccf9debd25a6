import * as E from 'fp-ts/lib/Either.js'
import type { Address, ShippingAddress } from './address.ts'
import type { FieldRefusal } from './field-refusal.ts'

export type AddressField = keyof ShippingAddress
export type BillingField = keyof Address
export type DeliveryField = Exclude<AddressField, BillingField>

/** What every address has, what some have, and what only those are asked for whom a rule names (`needsTaxNumber`). */
export type Need = 'always' | 'whereAsked' | 'never'
type NeedOf<Field extends AddressField> = {} extends Pick<ShippingAddress, Field> ? Exclude<Need, 'always'> : 'always'

/** The fields of an address with who needs them, in the order in which one writes and checks them (Commerce §3). */
export const ADDRESS_FIELDS = {
  salutation: 'never', firstName: 'always', lastName: 'always', company: 'never', street: 'always', streetNumber: 'never',
  apartment: 'never', additionalInfo: 'never', postcode: 'always', city: 'always', provinceCode: 'never', countryCode: 'always',
  phoneNumber: 'never', taxNumber: 'whereAsked', birthday: 'never', recipient: 'never', studioId: 'never',
} as const satisfies { readonly [field in AddressField]: NeedOf<field> }

const isAddressField = (name: string): name is AddressField => Object.hasOwn(ADDRESS_FIELDS, name)
export const ADDRESS_FIELD_NAMES: readonly AddressField[] = Object.keys(ADDRESS_FIELDS).filter(isAddressField)

/** An address as it was typed. */
export type TypedAddress = { readonly [field in AddressField]?: string }

/** An address is refused with the faults of all its fields at once. */
export type AddressFieldRefusal = FieldRefusal<AddressField>

export type Checked<Value> = E.Either<readonly AddressFieldRefusal[], Value>

/** Longest texts in UTF-16 units, as a form field counts them; the same in form and service (decision A50). */
export const ADDRESS_LIMITS = {
  firstName: 50, lastName: 50, company: 100, street: 100, streetNumber: 10, apartment: 50, additionalInfo: 100,
  postcode: 10, city: 50, provinceCode: 10, phoneNumber: 20, recipient: 100, studioId: 50,
} as const satisfies { readonly [field in AddressField]?: number }

export type TextField = keyof typeof ADDRESS_LIMITS

/** Controls, line ends and signs that turn the reading direction: none belongs on a parcel. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** A single line of clean text, trimmed; undefined when it is empty. Undefined in, undefined out. */
export const readLine = (field: AddressField, given: unknown): Checked<string | undefined> => {
  if (given === undefined || given === null) return E.right(undefined)
  const text = typeof given === 'string' ? given.trim().normalize('NFC') : '\0'
  if (UNPRINTABLE.test(text) || !text.isWellFormed()) return E.left(invalid(field))
  return E.right(text === '' ? undefined : text)
}

export const invalid = (field: AddressField): readonly AddressFieldRefusal[] => [{ field, _tag: 'Invalid' }]

export const optionalText = (field: TextField, given: unknown): Checked<string | undefined> =>
  E.filterOrElse(
    (text: string | undefined) => text === undefined || text.length <= ADDRESS_LIMITS[field],
    (): readonly AddressFieldRefusal[] => [{ field, _tag: 'TooLong', maximum: ADDRESS_LIMITS[field] }],
  )(readLine(field, given))

export const required = (field: AddressField) => <Value>(checked: Checked<Value | undefined>): Checked<Value> =>
  E.flatMap(checked, (value): Checked<Value> =>
    value === undefined ? E.left([{ field, _tag: 'Missing' }]) : E.right(value))

export const requiredText = (field: TextField, given: unknown): Checked<string> =>
  required(field)(optionalText(field, given))

/** A field with a rule of its own: clean text first, then the rule; absent stays absent. */
export const ruled = <Value>(
  field: AddressField,
  text: Checked<string | undefined>,
  make: (text: string) => E.Either<unknown, Value>,
): Checked<Value | undefined> =>
  E.flatMap(text, (given): Checked<Value | undefined> =>
    given === undefined ? E.right(undefined) : E.mapLeft(() => invalid(field))(make(given)))
