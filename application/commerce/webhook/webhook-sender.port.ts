import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { WebhookDelivery } from './webhook-deliveries.port.ts'

/** Why a listener did not take what it was told, in a few words for whoever runs the shop. */
export type NotTaken = { readonly _tag: 'NotTaken'; readonly why: string }

export interface WebhookSender {
  readonly send: (delivery: WebhookDelivery) => TaskEither<NotTaken, void>
}
