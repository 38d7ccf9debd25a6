import { CONTACT_FIELDS, type ContactRefusal } from '../../../domain/contact/contact-refusal.ts'
import { fieldRefusals } from '../address/field-refusal.codec.ts'
import { oneOf } from '../codec/one-of.ts'
import { tagged } from '../codec/tagged-union.ts'
import type { RefusalRows } from '../refusal/refusal-row.ts'

export const contactRefusals = {
  InvalidMessage: {
    status: 422,
    ...tagged<ContactRefusal>('InvalidMessage', { fields: fieldRefusals('ContactFieldRefusal', oneOf('ContactField', CONTACT_FIELDS)) }),
    marks: ({ fields }) => fields.map((fault) => ({ path: fault.field, fault })),
  },
} satisfies RefusalRows<ContactRefusal>
