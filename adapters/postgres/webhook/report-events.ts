import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { WebhookEvent } from '../../../domain/webhook/webhook-event.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** The data of an event as endpoints receive it. */
const dataOf = (event: WebhookEvent): object => {
  if (event.type !== 'stock.changed') return { number: event.number, ...('from' in event && { from: event.from }), state: event.status }
  const { variantId, productId, stock: { onHand, stopOrder } } = event
  return { variant_id: variantId, product_id: productId, on_hand: onHand, stop_order: stopOrder }
}

const rowOf = (event: WebhookEvent) => ({ id: randomUUID(), type: event.type, data: dataOf(event) })

/** Queues events for each endpoint, in the statement or transaction of the change; all deliveries of an event have its id. */
export const insertEvents = (events: readonly WebhookEvent[], where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql`insert into webhook_delivery (endpoint_id, event, type, data)
    select endpoint.id, event.id, event.type, event.data from webhook_endpoint endpoint,
      jsonb_to_recordset(${toJson(events.map(rowOf))}::jsonb) as event (id uuid, type text, data jsonb) where ${where}`

export const reportEvents = async (tx: Transaction<Tables>, events: readonly WebhookEvent[]): Promise<void> => {
  if (events.length > 0) await insertEvents(events).execute(tx)
}

export const hasEndpoints = async (tx: Transaction<Tables>): Promise<boolean> =>
  (await tx.selectFrom('webhook_endpoint').select('id').limit(1).executeTakeFirst()) !== undefined
