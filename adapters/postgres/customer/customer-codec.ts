import * as t from 'io-ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { accountIdCodec, emailCodec, localeCodec } from '../rows/value-codecs.ts'

/**
 * Whether the e-mail address is verified is a separate column, because the database allows only one verified account per address.
 * Addresses have their own table.
 */
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
