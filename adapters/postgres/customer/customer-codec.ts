import * as t from 'io-ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { accountIdCodec, emailCodec, localeCodec } from '../rows/value-codecs.ts'

/** Whether a mailbox is proven is a column of its own: the database lets only one account be so. Addresses have a table. */
export type CustomerBody = Omit<Customer, 'isVerified' | 'defaultAddress'>

export const customerCodec: StoredCodec<CustomerBody> = recordCodec<CustomerBody>(
  'Customer',
  { accountId: accountIdCodec, email: emailCodec, firstName: t.string, lastName: t.string },
  {
    locale: localeCodec,
    phoneNumber: t.string,
    birthday: t.string,
    taxNumber: t.string,
    milesAndMoreNumber: t.string,
  },
)
