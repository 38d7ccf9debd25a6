import type { ComponentProps } from 'react'
import type { AddressField } from '../../domain/address/address-field.ts'
import type { MessageId } from '../messages/message-id.ts'

/** No form asks for these: no country or product needs a birthday, and an optician is chosen, not typed. */
type NotAsked = 'birthday' | 'recipient' | 'studioId'
export type TypedField = Exclude<AddressField, NotAsked>

/** Neighbours with the same row stand side by side; a field without one has a line to itself. */
export type AddressRow = 'short' | 'pair' | 'wideNarrow' | 'narrowWide' | 'beside'

export type AddressControl = {
  /** What a browser may fill in, said for the one address or the other; `off` for neither. */
  readonly autoComplete: string
  readonly row?: AddressRow
  readonly hint?: MessageId
  readonly keys?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>
}

/** How each field of an address is asked for. */
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
