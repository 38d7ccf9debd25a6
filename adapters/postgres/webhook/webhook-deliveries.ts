import { sql, type Kysely } from 'kysely'
import {
  DELIVERY_LEASE_MS, type WebhookDeliveries, type WebhookDelivery,
} from '../../../application/commerce/webhook/webhook-deliveries.port.ts'
import type { WebhookAddress } from '../../../domain/webhook/webhook-address.ts'
import { read } from '../database/run-query.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { trusted } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'

const addressCodec = trusted<WebhookAddress>('WebhookAddress')

type Row = Omit<WebhookDelivery, 'address' | 'endpoint'> & { readonly endpoint_id: string; readonly url: string }

const toDelivery = ({ endpoint_id: endpoint, url, ...row }: Row): WebhookDelivery =>
  ({ ...row, endpoint, address: decodeRow(addressCodec, 'webhook_endpoint', endpoint, url) })

export const makeWebhookDeliveries = (db: Kysely<Tables>): WebhookDeliveries => ({
  take: (now) =>
    read(async () => {
      const { rows: [row] } = await sql<Row>`
        with due as (
          select id from webhook_delivery where failed_at is null and (due_at is null or due_at <= ${now})
          order by id limit 1 for update skip locked)
        update webhook_delivery delivery set due_at = ${new Date(now.getTime() + DELIVERY_LEASE_MS)}
        from due, webhook_endpoint endpoint where delivery.id = due.id and endpoint.id = delivery.endpoint_id
        returning delivery.id, delivery.endpoint_id, endpoint.url, delivery.event, delivery.type, delivery.data, delivery.at,
          delivery.attempts`.execute(db)
      return row && toDelivery(row)
    }),
  taken: ({ id }) => read(async () => { await db.deleteFrom('webhook_delivery').where('id', '=', id).execute() }),
  later: ({ id, endpoint }, at, reason) =>
    read(async () => {
      await db.updateTable('webhook_delivery')
        .set({
          due_at: at, attempts: sql`attempts + case when id = ${id} then 1 else 0 end`,
          reason: sql`case when id = ${id} then ${reason} else reason end`,
        })
        .where('endpoint_id', '=', endpoint).where('failed_at', 'is', null)
        .where((where) => where.or([where('id', '=', id), where('due_at', 'is', null), where('due_at', '<', at)])).execute()
    }),
  failPermanently: ({ id }, at, reason) =>
    read(async () => {
      await db.updateTable('webhook_delivery').set({ failed_at: at, attempts: sql`attempts + 1`, reason }).where('id', '=', id).execute()
    }),
})
