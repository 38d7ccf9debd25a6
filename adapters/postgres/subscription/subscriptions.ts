import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { SubscriptionNotFound, Subscriptions } from '../../../application/commerce/subscription/subscriptions.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { IdempotencyKey } from '../../../domain/idempotency-key.ts'
import { isRepeated, KEY_REUSED, type KeyReused } from '../../../domain/keyed-request.ts'
import { checkSubscriptionLimit } from '../../../domain/subscription/subscription-limit.ts'
import type { TooManySubscriptions } from '../../../domain/subscription/subscription-refusal.ts'
import { checkDueOn, type Subscription } from '../../../domain/subscription/subscription.ts'
import { runQuery, read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { subscriptionBody, toSubscription } from './subscription-row.ts'

const notFound: SubscriptionNotFound = { _tag: 'NotFound', what: 'subscription' }

const isId = (id: number): boolean => Number.isInteger(id) && id >= 1 && id <= LARGEST_NUMBER

const rows = (db: Kysely<Tables>) => db.selectFrom('subscription').select(['id', 'account_id', 'body']).orderBy('id')

/** The new version invalidates the lease of a job that is processing the subscription. */
const write = (tx: Transaction<Tables>, subscription: Subscription) =>
  tx.updateTable('subscription')
    .set({ body: subscriptionBody(subscription), due_on: checkDueOn(subscription) ?? null, version: sql`version + 1`, leased_until: null })
    .where('id', '=', subscription.id).execute()

const startedBy = (tx: Transaction<Tables>, owner: AccountId, key: IdempotencyKey) =>
  tx.selectFrom('subscription').select(['id', 'account_id', 'body', 'request_digest'])
    .where('account_id', '=', owner).where('request_key', '=', key).executeTakeFirst()

export const makeSubscriptions = (db: Kysely<Tables>): Subscriptions => ({
  list: (owner) => read(async () => (await rows(db).where('account_id', '=', owner).execute()).map(toSubscription)),
  add: (subscription, { key, digest }, order) =>
    inTransaction(db, async (tx): Promise<E.Either<TooManySubscriptions | KeyReused, Subscription>> => {
      // The lock serialises concurrent requests of one account, so that a repeated request finds this subscription.
      await tx.selectFrom('customer').select('account_id').where('account_id', '=', subscription.accountId).forUpdate().execute()
      const existing = await startedBy(tx, subscription.accountId, key)
      if (existing !== undefined)
        return isRepeated(existing.request_digest ?? undefined, digest) ? E.right(toSubscription(existing)) : E.left(KEY_REUSED)
      const stored = await tx.selectFrom('subscription').select('id').where('account_id', '=', subscription.accountId).execute()
      const room = checkSubscriptionLimit(stored.length)
      if (E.isLeft(room)) return room
      const row = await tx.insertInto('subscription')
        .values({
          account_id: subscription.accountId, body: subscriptionBody(subscription), due_on: checkDueOn(
            { ...subscription, id: 0 },
          ) ?? null,
          request_key: key, request_digest: digest,
        })
        .returning(['id', 'account_id', 'body']).executeTakeFirstOrThrow()
      if (order !== undefined)
        await tx.deleteFrom('reminder_alarm').where('order_token', '=', order).where('account_id', '=', subscription.accountId).execute()
      return E.right(toSubscription(row))
    }),
  change: <Refused>(
    owner: AccountId, ids: readonly number[] | 'all', decide: (subscription: Subscription) => E.Either<Refused, Subscription>,
  ) =>
    inTransaction(db, async (tx): Promise<E.Either<Refused | SubscriptionNotFound, readonly Subscription[]>> => {
      const own = (await rows(tx).where('account_id', '=', owner).forUpdate().execute()).map(toSubscription)
      const selected = ids === 'all' ? own : own.filter(({ id }) => ids.includes(id))
      if (ids !== 'all' && !ids.every((id) => selected.some((subscription) => subscription.id === id))) return E.left(notFound)
      const decided = E.traverseArray(decide)(selected)
      if (E.isRight(decided)) for (const subscription of decided.right) await write(tx, subscription)
      return decided
    }),
  remove: (owner, id) =>
    runQuery(async () => {
      if (!isId(id)) return E.left(notFound)
      const { numDeletedRows } =
        await db.deleteFrom('subscription').where('id', '=', id).where('account_id', '=', owner).executeTakeFirst()
      return numDeletedRows === 1n ? E.right(undefined) : E.left(notFound)
    }),
  changeByToken: (token, decide) =>
    inTransaction(db, async (tx) => {
      const row = await tx.selectFrom('subscription')
        .innerJoin('subscription_link', 'subscription_link.subscription_id', 'subscription.id')
        .select(['subscription.id', 'subscription.account_id', 'subscription.body', 'subscription_link.day'])
        .where('subscription_link.hash', '=', secretHash(token))
        .forUpdate('subscription').executeTakeFirst()
      if (row === undefined) return E.right(undefined)
      const before = toSubscription(row)
      const after = decide(before, row.day)
      if (after !== before) await write(tx, after)
      return E.right(undefined)
    }),
})
