import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { refusalAsResult, runBatch, type JobDeps, type JobItems } from '../job/each-item.ts'
import { MOST_TRIES, retryAt } from '../mail/send-mails.ts'
import type { NotTaken, WebhookSender } from './webhook-sender.port.ts'
import type { WebhookDeliveries, WebhookDelivery } from './webhook-deliveries.port.ts'

/** A delivery that failed permanently, for staff. */
export type FailedDelivery = { readonly delivery: WebhookDelivery; readonly why: string }

/**
 * Delivers events to webhook endpoints, each claimed just before it is sent. A failed one is retried with growing pauses, like a mail, and
 * given up after as many attempts.
 */
export type DeliverWebhooks = () => TE.TaskEither<ServiceUnavailable, readonly FailedDelivery[]>

type Ports = JobDeps & { readonly webhooks: WebhookDeliveries; readonly webhookSender: WebhookSender }
type Deps = Ports & { readonly items: JobItems }

const BATCH_SIZE = 100

/** The longest stored reason in characters: a status or the name of an error is shorter. */
const LONGEST_REASON = 200

const noteFailure = (
  { webhooks, clock }: Deps, delivery: WebhookDelivery, { why }: NotTaken,
): TE.TaskEither<ServiceUnavailable, readonly FailedDelivery[]> =>
  delivery.attempts + 1 < MOST_TRIES
    ? pipe(webhooks.later(delivery, retryAt(clock.now(), delivery.attempts), why.slice(0, LONGEST_REASON)), TE.map(() => []))
    : pipe(webhooks.failPermanently(delivery, clock.now(), why.slice(0, LONGEST_REASON)), TE.map(() => [{ delivery, why }]))

/** An endpoint's refusal is stored with the delivery and shown there; a program error is recorded like all job failures. */
const send = (deps: Deps, delivery: WebhookDelivery): TE.TaskEither<NotTaken, void> => async () => {
  const sent = await deps.items.doOne(String(delivery.id), () => refusalAsResult(deps.webhookSender.send(delivery)))
  return E.isLeft(sent) ? E.left({ _tag: 'NotTaken', why: 'defect' }) : sent.right
}

const deliverOne = (deps: Deps, delivery: WebhookDelivery): TE.TaskEither<ServiceUnavailable, readonly FailedDelivery[]> =>
  pipe(
    send(deps, delivery),
    TE.matchE(
      (failure) => noteFailure(deps, delivery, failure),
      () => pipe(deps.webhooks.taken(delivery), TE.map((): readonly FailedDelivery[] => [])),
    ),
  )

const deliverRest = (
  deps: Deps, left: number, failedPermanently: readonly FailedDelivery[]
): TE.TaskEither<ServiceUnavailable, readonly FailedDelivery[]> =>
  pipe(
    TE.fromIO(() => deps.clock.now()),
    TE.flatMap(deps.webhooks.take),
    TE.flatMap((delivery) =>
      delivery === undefined
        ? TE.right(failedPermanently)
        : pipe(
            deliverOne(deps, delivery),
            TE.flatMap(
              (more) => {
                const failed = [...failedPermanently, ...more]
                return left === 1 ? TE.right(failed) : deliverRest(deps, left - 1, failed)
              },
            ),
          )),
  )

export const makeDeliverWebhooks =
  (deps: Ports): DeliverWebhooks =>
  () =>
    runBatch(deps, 'webhooks', (items) => deliverRest({ ...deps, items }, BATCH_SIZE, []))
