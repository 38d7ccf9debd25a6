import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { AliasNotFound, PaymentAliases } from '../../../application/commerce/payment/payment-aliases.port.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeSavedCard, type ProviderToken } from '../../../domain/payment/saved-card.ts'
import { makeAliasToken, type NewAlias, type PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { PaymentAliasTable, Tables } from '../tables.ts'

const notFound: AliasNotFound = { _tag: 'NotFound', what: 'payment_alias' }

const toAlias = (row: Selectable<PaymentAliasTable>): PaymentAlias => {
  const [name, card] = [makeAliasToken(row.alias), makeSavedCard({ ...row, providerToken: row.provider_token })]
  if (E.isLeft(name) || E.isLeft(card)) throw new Error(`The payment alias ${row.alias} is unreadable`)
  return { ...card.right, alias: name.right, storedAt: row.stored_at.toISOString(), paidAt: row.paid_at.toISOString() }
}

/** Saves the card of a payment. If its owner has saved it before, only its expiry and last payment are updated. */
export const storeAlias = async (tx: Transaction<Tables>, { owner, alias }: NewAlias): Promise<void> => {
  const { providerToken, storedAt, paidAt, ...card } = alias
  await tx
    .insertInto('payment_alias')
    .values({ ...card, account_id: owner, provider_token: providerToken, stored_at: storedAt, paid_at: paidAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider_token']).doUpdateSet({ expiry: card.expiry, paid_at: paidAt }))
    .execute()
}

/** Records that a saved card has paid an order. */
export const notePaidWith = async (tx: Transaction<Tables>, { alias, status }: Payment, { paidAt }: Order): Promise<void> => {
  if (alias === undefined || status !== 'paid' || paidAt === undefined) return
  await tx.updateTable('payment_alias').set({ paid_at: paidAt }).where('alias', '=', alias).execute()
}

export const makePaymentAliases = (db: Kysely<Tables>): PaymentAliases => ({
  list: (owner) =>
    read(async () =>
      (await db.selectFrom('payment_alias').selectAll().where('account_id', '=', owner)
        .orderBy('paid_at', 'desc').orderBy('alias').execute()).map(toAlias)),
  alias: (owner, alias) =>
    runQuery(async () => {
      const row = await db.selectFrom('payment_alias').selectAll().where('account_id', '=', owner).where('alias', '=', alias)
        .executeTakeFirst()
      return row === undefined ? E.left(notFound) : E.right(toAlias(row))
    }),
  remove: (owner, alias) =>
    runQuery(async () => {
      const { numDeletedRows } =
        await db.deleteFrom('payment_alias').where('account_id', '=', owner).where('alias', '=', alias).executeTakeFirst()
      return numDeletedRows === 1n ? E.right(undefined) : E.left(notFound)
    }),
  toDelete: ({ now, limit, nextAt }) =>
    inTransaction(db, async (tx) => {
      await tx.deleteFrom('alias_removal')
        .where('provider_token', 'in', (where) => where.selectFrom('payment_alias').select('provider_token')).execute()
      const rows = await tx.selectFrom('alias_removal').select('provider_token')
        .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
        .orderBy('provider_token').limit(limit).modifyEnd(sql`for update skip locked`).execute()
      const tokens = rows.map(({ provider_token }) => provider_token as ProviderToken)
      if (tokens.length > 0) await tx.updateTable('alias_removal').set({ retry_at: nextAt }).where('provider_token', 'in', tokens)
        .execute()
      return E.right(tokens)
    }),
  deleted: (alias) => read(async () => { await db.deleteFrom('alias_removal').where('provider_token', '=', alias).execute() }),
})
