import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { WebhookAddress } from '../../../domain/webhook/webhook-address.ts'

/** Something that happened, on its way to one who listens. Told again it keeps its `event`, by which it is known. */
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

/** How long a delivery belongs to whoever took it: longer than a listener may take. Milliseconds. */
export const DELIVERY_LEASE_MS = 60_000

/** What waits to be told. The storage notes it by itself, for each who listens, in the step in which it happens. */
export interface WebhookDeliveries {
  /** The oldest that is due, held back from every other taker for `DELIVERY_LEASE_MS`. */
  readonly take: (now: Date) => TaskEither<ServiceUnavailable, WebhookDelivery | undefined>
  readonly taken: (delivery: WebhookDelivery) => TaskEither<ServiceUnavailable, void>
  /** It rests until then, with why it was not taken, and all else for the same listener too: who does not answer keeps nobody waiting. */
  readonly later: (delivery: WebhookDelivery, at: Date, why: string) => TaskEither<ServiceUnavailable, void>
  /** Tried for the last time: it stays, marked, and is given to nobody. */
  readonly failForGood: (delivery: WebhookDelivery, at: Date, why: string) => TaskEither<ServiceUnavailable, void>
}
