import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { WebhookAddress } from '../../../domain/webhook/webhook-address.ts'

/** An event to be delivered to an endpoint. On a retry it keeps its `event`, which identifies it. */
export type WebhookDelivery = {
  readonly id: number
  readonly endpoint: string
  readonly address: WebhookAddress
  readonly event: string
  readonly type: string
  readonly data: unknown
  readonly at: Date
  readonly attempts: number
}

/** The lease of a claimed delivery in milliseconds: longer than an endpoint may take. */
export const DELIVERY_LEASE_MS = 60_000

/** Waiting deliveries. The storage creates them for each endpoint in the transaction of the event. */
export interface WebhookDeliveries {
  /** Claims the oldest due delivery for `DELIVERY_LEASE_MS`. */
  readonly take: (now: Date) => TaskEither<ServiceUnavailable, WebhookDelivery | undefined>
  readonly taken: (delivery: WebhookDelivery) => TaskEither<ServiceUnavailable, void>
  /** Postpones the delivery with the reason, and all others to the same endpoint: one that does not respond delays no other endpoint. */
  readonly later: (delivery: WebhookDelivery, at: Date, why: string) => TaskEither<ServiceUnavailable, void>
  /** Marks a delivery as failed permanently: it stays stored and is not claimed again. */
  readonly failPermanently: (delivery: WebhookDelivery, at: Date, why: string) => TaskEither<ServiceUnavailable, void>
}
