import { sql, type Kysely } from 'kysely'
import type { WebhookAddress } from '../../../domain/webhook/webhook-address.ts'
import type { Tables } from '../tables.ts'

/** Who listens, how much waits for them, and how much was given up. */
export type WebhookEndpoint = {
  readonly id: string
  readonly url: string
  readonly waiting: number
  readonly failedForGood: number
  /** How often what waits longest was told and not taken, and when it is told again. */
  readonly tries: number
  readonly againAt: Date | null
  /** Why it was not taken the last time; of what was given up only where nothing waits after a try. */
  readonly why: string | null
}

/** Those who listen, as whoever runs the shop keeps them. */
export const makeWebhookEndpoints = (db: Kysely<Tables>) => ({
  add: async (id: string, url: WebhookAddress, at: Date): Promise<void> => {
    await db.insertInto('webhook_endpoint').values({ id, url, added_at: at }).execute()
  },
  list: async (): Promise<readonly WebhookEndpoint[]> => (await sql<WebhookEndpoint>`
    select one.id, one.url, count(of.id) filter (where of.given_up_at is null)::int as waiting,
      count(of.given_up_at)::int as "failedForGood",
      coalesce(max(of.attempts) filter (where of.given_up_at is null), 0)::int as tries,
      min(of.due_at) filter (where of.given_up_at is null and of.attempts > 0) as "againAt",
      (array_agg(of.why order by of.given_up_at desc nulls first, of.id) filter (where of.why is not null))[1] as why
    from webhook_endpoint one left join webhook_delivery of on of.endpoint_id = one.id
    group by one.id order by one.added_at, one.id`.execute(db)).rows,
  /** What waits for it goes with it. */
  remove: async (id: string): Promise<boolean> =>
    (await db.deleteFrom('webhook_endpoint').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,
  /** What was given up, and what rests, is told as soon as may be; answers how much. */
  retry: async (id: string): Promise<number> =>
    Number((await db.updateTable('webhook_delivery').set({ given_up_at: null, due_at: null, attempts: 0, why: null })
      .where('endpoint_id', '=', id).executeTakeFirst()).numUpdatedRows),
})
