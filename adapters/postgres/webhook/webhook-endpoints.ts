import { sql, type Kysely } from 'kysely'
import type { WebhookAddress } from '../../../domain/webhook/webhook-address.ts'
import type { Tables } from '../tables.ts'

/** An endpoint, with the number of its pending and its failed deliveries. */
export type WebhookEndpoint = {
  readonly id: string
  readonly url: string
  readonly waiting: number
  readonly failedPermanently: number
  /** The number of attempts of the oldest pending delivery, and when it is retried. */
  readonly attempts: number
  readonly retryAt: Date | null
  /** Why the last attempt failed; of failed deliveries only if no pending one has been tried. */
  readonly reason: string | null
}

/** The endpoints, for the commands of the operator. */
export const makeWebhookEndpoints = (db: Kysely<Tables>) => ({
  add: async (id: string, url: WebhookAddress, at: Date): Promise<void> => {
    await db.insertInto('webhook_endpoint').values({ id, url, added_at: at }).execute()
  },
  list: async (): Promise<readonly WebhookEndpoint[]> => (await sql<WebhookEndpoint>`
    select endpoint.id, endpoint.url, count(d.id) filter (where d.failed_at is null)::int as waiting,
      count(d.failed_at)::int as "failedPermanently",
      coalesce(max(d.attempts) filter (where d.failed_at is null), 0)::int as attempts,
      min(d.due_at) filter (where d.failed_at is null and d.attempts > 0) as "retryAt",
      (array_agg(d.reason order by d.failed_at desc nulls first, d.id) filter (where d.reason is not null))[1] as reason
    from webhook_endpoint endpoint left join webhook_delivery d on d.endpoint_id = endpoint.id
    group by endpoint.id order by endpoint.added_at, endpoint.id`.execute(db)).rows,
  /** Its deliveries are deleted with it. */
  remove: async (id: string): Promise<boolean> =>
    (await db.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,
  /** Schedules failed and waiting deliveries for an immediate retry; returns their number. */
  retry: async (id: string): Promise<number> =>
    Number((await db.updateTable('webhook_delivery').set({ failed_at: null, due_at: null, attempts: 0, reason: null })
      .where('endpoint_id', '=', id).executeTakeFirst()).numUpdatedRows),
})
