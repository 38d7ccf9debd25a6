import type { Kysely, Selectable } from 'kysely'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { CustomerTable, Tables } from '../tables.ts'
import { customerCodec } from './customer-codec.ts'

export type CustomerRow = Pick<Selectable<CustomerTable>, 'account_id' | 'body' | 'proven_at'>

export const toCustomer = ({ account_id, body, proven_at }: CustomerRow): Customer => ({
  ...decodeRow(customerCodec, 'customer', account_id, body),
  isProven: proven_at !== null,
})

export const toBody = ({ isProven: _column, ...body }: Customer): string => toJson(body)

export const customerRow = (db: Kysely<Tables>, accountId: AccountId) =>
  db.selectFrom('customer').select(['account_id', 'body', 'proven_at']).where('account_id', '=', accountId)
