import { sql, type Kysely, type Selectable } from 'kysely'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { addressCodec } from '../address/address-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { CustomerTable, Tables } from '../tables.ts'
import { customerCodec } from './customer-codec.ts'

export type CustomerRow = Pick<Selectable<CustomerTable>, 'account_id' | 'body' | 'verified_at'> & { readonly default_address: unknown }

export const toCustomer = ({ account_id, body, verified_at, default_address }: CustomerRow): Customer => ({
  ...decodeRow(customerCodec, 'customer', account_id, body),
  isVerified: verified_at !== null,
  ...(default_address === null ? {} : { defaultAddress: decodeRow(addressCodec, 'customer_address', account_id, default_address) }),
})

export const toBody = ({ isVerified: _column, defaultAddress: _table, ...body }: Customer): string => toJson(body)

/** The default address of the customer in the query. */
export const defaultAddress = sql<unknown>`(
  select a.body from customer_address a where a.account_id = customer.account_id and a.is_default
)`.as('default_address')

export const customerRows = (db: Kysely<Tables>) =>
  db.selectFrom('customer').select(['account_id', 'body', 'verified_at', defaultAddress])

export const customerRow = (db: Kysely<Tables>, accountId: AccountId) => customerRows(db).where('account_id', '=', accountId)
