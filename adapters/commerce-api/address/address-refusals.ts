import * as t from 'io-ts'
import type { AddressRefusal } from '../../../domain/address/address-refusal.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { snakeName } from '../codec/snake-name.ts'
import { type Mark, refusals } from '../refusal/refusal-row.ts'
import { addressFieldRefusals } from './field-refusal.codec.ts'

const within = (address: string, faults: readonly FieldRefusal[]): readonly Mark[] =>
  faults.map((fault) => ({ path: `${address}.${snakeName(fault.field)}`, fault }))

export const addressRefusals = refusals<AddressRefusal>({
  InvalidAddress: {
    status: 422,
    data: { billing: addressFieldRefusals, shipping: addressFieldRefusals },
    marks: ({ billing, shipping }) => [...within('billing_address', billing), ...within('shipping_address', shipping)],
  },
  AddressBookFull: { status: 422, data: { maximum: t.number } },
  AddressExists: { status: 422 },
})
