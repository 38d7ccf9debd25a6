import type { AddressField } from '../../domain/address/address-field.ts'
import type { FieldRefusal } from '../../domain/address/field-refusal.ts'
import type { Message } from './message.ts'
import type { MessageId } from './message-id.ts'

const BY_FIELD = {
  postcode: 'validation.invalid_postcode',
  phoneNumber: 'validation.invalid_phone_number',
  countryCode: 'validation.invalid_country',
  taxNumber: 'validation.invalid_tax_number',
  birthday: 'validation.invalid_birthday',
} as const satisfies { readonly [field in AddressField]?: MessageId }

const INVALID = new Map<string, MessageId>(Object.entries(BY_FIELD))

/** The error message of a field. */
export const fieldMessage = (refusal: FieldRefusal<string>): Message => {
  switch (refusal._tag) {
    case 'Missing':
      return { id: 'validation.this_field_is_required', values: {} }
    case 'TooLong':
      return { id: 'validation.too_long', values: { maximum: refusal.maximum } }
    case 'Invalid':
      return { id: INVALID.get(refusal.field) ?? 'validation.invalid_value', values: {} }
  }
}
