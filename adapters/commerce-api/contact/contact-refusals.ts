import { CONTACT_FIELDS, type ContactRefusal } from '../../../domain/contact/contact-refusal.ts'
import { fieldRefusals } from '../address/field-refusal.codec.ts'
import { oneOf } from '../codec/one-of.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const contactRefusals = refusals<ContactRefusal>({
  InvalidMessage: {
    status: 422,
    data: { fields: fieldRefusals('ContactFieldRefusal', oneOf('ContactField', CONTACT_FIELDS)) },
    marks: ({ fields }) => fields.map((fault) => ({ path: fault.field, fault })),
  },
})
