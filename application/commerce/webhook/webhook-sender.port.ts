import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { WebhookDelivery } from './webhook-deliveries.port.ts'

/** Why an endpoint did not accept a delivery, briefly, for the operator. */
export type NotTaken = { readonly _tag: 'NotTaken'; readonly why: string }

export interface WebhookSender {
  readonly send: (delivery: WebhookDelivery) => TaskEither<NotTaken, void>
}
