import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { NewRating, NotRateable, RatingRepository } from '../../../application/commerce/rating/rating-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { SubmittedRating } from '../../../domain/rating/submitted-rating.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toOrder } from '../order/order-row.ts'
import type { Tables } from '../tables.ts'
import { reviewColumns, toSubmittedRating } from './rating-row.ts'

const notRateable: NotRateable = { _tag: 'NotFound', what: 'product' }

const ordersOf = async (tx: Transaction<Tables>, owner: AccountId): Promise<readonly Order[]> =>
  (await tx.selectFrom('purchase_order').select(['token', 'body']).where('account_id', '=', owner)
    .orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(toOrder)

const insertRating = async (
  tx: Transaction<Tables>, owner: AccountId, { product, stars, now }: NewRating,
): Promise<SubmittedRating | undefined> => {
  const row = await tx
    .insertInto('product_rating')
    .values({ account_id: owner, product_id: product.id, group_key: product.group.key, stars, given_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'group_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toSubmittedRating(row)
}

export const makeRatingRepository = (db: Kysely<Tables>): RatingRepository => ({
  own: (owner) =>
    read(async () =>
      (await db.selectFrom('product_rating').selectAll().where('account_id', '=', owner)
        .orderBy('given_at', 'desc').orderBy('id', 'desc').execute()).map(toSubmittedRating)),
  rate: <Refused>(owner: AccountId, rating: NewRating, decide: (orders: readonly Order[]) => E.Either<Refused, void>) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused | NotRateable, SubmittedRating>> => {
      const decided = decide(await ordersOf(tx, owner))
      if (E.isLeft(decided)) return decided
      return E.fromNullable<NotRateable>(notRateable)(await insertRating(tx, owner, rating))
    }),
  review: (owner, groupKey, review) =>
    runQuery(async () => {
      const row = await db.updateTable('product_rating').set(reviewColumns(review))
        .where('account_id', '=', owner).where('group_key', '=', groupKey).where('review', 'is', null)
        .returningAll().executeTakeFirst()
      return row === undefined ? E.left(notRateable) : E.right(toSubmittedRating(row))
    }),
})
