import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { AddressBooks } from '../../../application/commerce/address/address-books.port.ts'
import { toAddressId, type AddressBook, type AddressBookDraft } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { addressCodec } from './address-codec.ts'

const bookOf = async (db: Kysely<Tables>, owner: AccountId): Promise<AddressBook> => {
  const rows = await db
    .selectFrom('customer_address').select(['id', 'is_default', 'body']).where('account_id', '=', owner).orderBy('id').execute()
  return rows.map(({ id, is_default: isDefault, body }) => ({
    id: toAddressId(id), isDefault, address: decodeRow(addressCodec, 'customer_address', String(id), body),
  }))
}

/** All writers lock the customer's row first, so no other transaction changes the address book meanwhile. */
const write = async (tx: Transaction<Tables>, owner: AccountId, before: AddressBook, draft: AddressBookDraft): Promise<void> => {
  const remainingIds = draft.map(({ id }) => id)
  const removedIds = before.filter(({ id }) => !remainingIds.includes(id)).map(({ id }) => id)
  if (removedIds.length > 0) await tx.deleteFrom('customer_address').where('id', 'in', removedIds).execute()
  // A unique index allows one default address, so the old default is cleared before the new one is written.
  for (const { id, address, isDefault } of draft.toSorted((left, right) => Number(left.isDefault) - Number(right.isDefault))) {
    const row = { is_default: isDefault, body: toJson(address) }
    if (id === undefined) await tx.insertInto('customer_address').values({ ...row, account_id: owner }).execute()
    else await tx.updateTable('customer_address').set(row).where('id', '=', id).execute()
  }
}

export const makeAddressBooks = (db: Kysely<Tables>): AddressBooks => ({
  book: (owner) => read(() => bookOf(db, owner)),
  change: (owner, decide) =>
    inTransaction(db, async (tx) => {
      const holder = await tx.selectFrom('customer').select('account_id').where('account_id', '=', owner).forUpdate().executeTakeFirst()
      if (holder === undefined) return E.right([])
      const before = await bookOf(tx, owner)
      const decided = decide(before)
      if (E.isLeft(decided)) return decided
      if (decided.right === before) return E.right(before)
      await write(tx, owner, before, decided.right)
      return E.right(await bookOf(tx, owner))
    }),
})
