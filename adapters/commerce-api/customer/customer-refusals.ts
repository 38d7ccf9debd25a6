import type { CustomerRefusal } from '../../../domain/customer/customer-refusal.ts'
import { addressFieldRefusals } from '../address/field-refusal.codec.ts'
import { snakeName } from '../codec/snake-name.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

export const customerRefusals = refusals<CustomerRefusal>({
  InvalidEmail: { status: 422, marks: at('email') },
  InvalidNames: {
    status: 422,
    data: { fields: addressFieldRefusals },
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
  InvalidProfile: {
    status: 422,
    data: { fields: addressFieldRefusals },
    marks: ({ fields }) => fields.map((fault) => ({ path: snakeName(fault.field), fault })),
  },
})
