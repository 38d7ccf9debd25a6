import * as t from 'io-ts'
import type { AddressRefusal, InvalidAddress } from '../../../domain/address/address-refusal.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { snakeName } from '../codec/snake-name.ts'
import { tagged } from '../codec/tagged-union.ts'
import { unchanged, type Mark, type RefusalRows } from '../refusal/refusal-row.ts'
import { addressFieldRefusals } from './field-refusal.codec.ts'

const within = (address: string, faults: readonly FieldRefusal[]): readonly Mark[] =>
  faults.map((fault) => ({ path: `${address}.${snakeName(fault.field)}`, fault }))

export const addressRefusals = {
  InvalidAddress: {
    status: 422,
    ...tagged<InvalidAddress>('InvalidAddress', { billing: addressFieldRefusals, shipping: addressFieldRefusals }),
    marks: ({ billing, shipping }) => [...within('billing_address', billing), ...within('shipping_address', shipping)],
  },
  AddressBookFull: { status: 422, ...unchanged('AddressBookFull', { maximum: t.number }) },
  AddressExists: { status: 422, ...unchanged('AddressExists', {}) },
} satisfies RefusalRows<AddressRefusal>
