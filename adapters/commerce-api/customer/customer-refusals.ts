import type { CustomerRefusal, InvalidNames, InvalidProfile } from '../../../domain/customer/customer-refusal.ts'
import { addressFieldRefusals } from '../address/field-refusal.codec.ts'
import { snakeName } from '../codec/snake-name.ts'
import { tagged } from '../codec/tagged-union.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const customerRefusals = {
  InvalidEmail: { status: 422, ...unchanged('InvalidEmail', {}), marks: at('email') },
  InvalidNames: {
    status: 422,
    ...tagged<InvalidNames>('InvalidNames', { fields: addressFieldRefusals }),
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
  InvalidProfile: {
    status: 422,
    ...tagged<InvalidProfile>('InvalidProfile', { fields: addressFieldRefusals }),
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
} satisfies RefusalRows<CustomerRefusal>
