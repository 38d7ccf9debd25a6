import type { CustomerRefusal, InvalidNames, InvalidProfile } from '../../../domain/customer/customer-refusal.ts'
import { fieldRefusalsOf, fieldRefusalsToWire, FieldRefusalsWire } from '../address/field-refusal.codec.ts'
import { snakeName } from '../codec/snake-name.ts'
import { at, translated, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const customerRefusals = {
  InvalidEmail: { status: 422, ...unchanged('InvalidEmail', {}), marks: at('email') },
  InvalidNames: {
    status: 422,
    ...translated(
      'InvalidNames',
      { fields: FieldRefusalsWire },
      ({ _tag, fields }: InvalidNames) => ({ _tag, fields: fieldRefusalsToWire(fields) }),
      ({ _tag, fields }) => ({ _tag, fields: fieldRefusalsOf(fields) }),
    ),
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
  InvalidProfile: {
    status: 422,
    ...translated(
      'InvalidProfile',
      { fields: FieldRefusalsWire },
      ({ _tag, fields }: InvalidProfile) => ({ _tag, fields: fieldRefusalsToWire(fields) }),
      ({ _tag, fields }) => ({ _tag, fields: fieldRefusalsOf(fields) }),
    ),
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
} satisfies RefusalRows<CustomerRefusal>
