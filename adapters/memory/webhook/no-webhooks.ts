import * as TE from 'fp-ts/lib/TaskEither.js'
import type { WebhookDeliveries } from '../../../application/commerce/webhook/webhook-deliveries.port.ts'
import type { WebhookSender } from '../../../application/commerce/webhook/webhook-sender.port.ts'

/** A shop in memory has no webhook endpoints. */
export const noWebhooks: WebhookDeliveries = {
  take: () => TE.right(undefined),
  taken: () => TE.right(undefined),
  later: () => TE.right(undefined),
  failPermanently: () => TE.right(undefined),
}

export const noWebhookSender: WebhookSender = { send: () => TE.left({ _tag: 'NotTaken', why: 'no endpoints' }) }
