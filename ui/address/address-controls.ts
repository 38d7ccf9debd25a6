import type { ComponentProps } from 'react'
import type { AddressField } from '../../domain/address/address-field.ts'
import type { MessageId } from '../messages/message-id.ts'

/** Not part of any form: no country or product needs a birthday, and an optician is selected, not typed. */
type Untyped = 'birthday' | 'recipient' | 'studioId'
export type TypedField = Exclude<AddressField, Untyped>

/** Adjacent fields of the same row are side by side; a field without a row has its own line. */
export type AddressRow = 'short' | 'pair' | 'wideNarrow' | 'narrowWide' | 'beside'

export type AddressControl = {
  /** The autofill token, prefixed with the address part; `off` for none. */
  readonly autoComplete: string
  readonly row?: AddressRow
  readonly hint?: MessageId
  readonly keys?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
}

/** The input properties of each address field. */
export const ADDRESS_CONTROLS: { readonly [field in TypedField]: AddressControl } = {
  salutation: { autoComplete: 'honorific-prefix', row: 'short' },
  firstName: { autoComplete: 'given-name', row: 'pair' },
  lastName: { autoComplete: 'family-name', row: 'pair' },
  company: { autoComplete: 'organization' },
  street: { autoComplete: 'address-line1', row: 'wideNarrow' },
  streetNumber: { autoComplete: 'off', row: 'wideNarrow' },
  apartment: { autoComplete: 'address-line2', row: 'beside', hint: 'checkout.hint.apartment' },
  additionalInfo: { autoComplete: 'address-line3', row: 'beside', hint: 'checkout.hint.additionalInfo' },
  postcode: { autoComplete: 'postal-code', row: 'narrowWide', keys: { autoCapitalize: 'characters', inputMode: 'numeric' } },
  city: { autoComplete: 'address-level2', row: 'narrowWide' },
  countryCode: { autoComplete: 'country' },
  provinceCode: { autoComplete: 'address-level1', row: 'short' },
  phoneNumber: { autoComplete: 'tel', hint: 'checkout.hint.phoneNumber', keys: { type: 'tel', inputMode: 'tel' } },
  taxNumber: { autoComplete: 'off', hint: 'checkout.hint.taxNumber', keys: { autoCapitalize: 'characters', spellCheck: false } },
}
