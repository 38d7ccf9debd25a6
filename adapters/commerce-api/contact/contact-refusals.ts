import * as t from 'io-ts'
import { CONTACT_FIELDS, type ContactRefusal } from '../../../domain/contact/contact-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

const field = { field: oneOf('ContactField', CONTACT_FIELDS) }

const FieldsWire = t.readonlyArray(
  t.union(
    [
      t.strict({ _tag: t.literal('Missing'), ...field }),
      t.strict({ _tag: t.literal('TooLong'), ...field, maximum: t.number }),
      t.strict({ _tag: t.literal('Invalid'), ...field }),
    ],
    'ContactFieldRefusal',
  ),
)

export const contactRefusals = {
  InvalidMessage: {
    status: 422,
    ...unchanged('InvalidMessage', { fields: FieldsWire }),
    marks: ({ fields }) => fields.map((fault) => ({ path: fault.field, fault })),
  },
} satisfies RefusalRows<ContactRefusal>
