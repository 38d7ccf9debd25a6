import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { refusalAsResult, runBatch, type JobDeps, type JobItems } from '../job/each-item.ts'
import { MOST_TRIES, retryAt } from '../mail/send-mails.ts'
import type { NotTaken, WebhookSender } from './webhook-sender.port.ts'
import type { WebhookDeliveries, WebhookDelivery } from './webhook-deliveries.port.ts'

/** What was told for the last time and not taken, for the shop's people. */
export type GivenUp = { readonly delivery: WebhookDelivery; readonly why: string }

/**
 * Tells those who listen what happened, each thing taken for itself just before it is told. What was not taken is told again in
 * pauses that grow, like a mail, and given up after as many tries.
 */
export type DeliverWebhooks = () => TE.TaskEither<ServiceUnavailable, readonly GivenUp[]>

type Ports = JobDeps & { readonly webhooks: WebhookDeliveries; readonly webhookSender: WebhookSender }
type Deps = Ports & { readonly items: JobItems }

const BATCH_SIZE = 100

/** Characters: a status or the name of a fault is shorter, and what else there is to say is not kept. */
const MOST_KEPT = 200

const noteFailure = (
  { webhooks, clock }: Deps, delivery: WebhookDelivery, { why }: NotTaken,
): TE.TaskEither<ServiceUnavailable, readonly GivenUp[]> =>
  delivery.attempts + 1 < MOST_TRIES
    ? pipe(webhooks.later(delivery, retryAt(clock.now(), delivery.attempts), why.slice(0, MOST_KEPT)), TE.map(() => []))
    : pipe(webhooks.failForGood(delivery, clock.now(), why.slice(0, MOST_KEPT)), TE.map(() => [{ delivery, why }]))

/** What a listener did not take is kept with the delivery and shown there; what the program itself could not do is noted besides. */
const send = (deps: Deps, delivery: WebhookDelivery): TE.TaskEither<NotTaken, void> => async () => {
  const sent = await deps.items.doOne(String(delivery.id), () => refusalAsResult(deps.webhookSender.send(delivery)))
  return E.isLeft(sent) ? E.left({ _tag: 'NotTaken', why: 'defect' }) : sent.right
}

const tellOne = (deps: Deps, delivery: WebhookDelivery): TE.TaskEither<ServiceUnavailable, readonly GivenUp[]> =>
  pipe(
    send(deps, delivery),
    TE.matchE(
      (failure) => noteFailure(deps, delivery, failure),
      () => pipe(deps.webhooks.taken(delivery), TE.map((): readonly GivenUp[] => [])),
    ),
  )

const tellRest = (deps: Deps, left: number, failedForGood: readonly GivenUp[]): TE.TaskEither<ServiceUnavailable, readonly GivenUp[]> =>
  pipe(
    TE.fromIO(() => deps.clock.now()),
    TE.flatMap(deps.webhooks.take),
    TE.flatMap((delivery) =>
      delivery === undefined
        ? TE.right(failedForGood)
        : pipe(
            tellOne(deps, delivery),
            TE.flatMap(
              (more) => (left === 1 ? TE.right([...failedForGood, ...more]) : tellRest(deps, left - 1, [...failedForGood, ...more])),
            ),
          )),
  )

export const makeDeliverWebhooks =
  (deps: Ports): DeliverWebhooks =>
  () =>
    runBatch(deps, 'webhooks', (items) => tellRest({ ...deps, items }, BATCH_SIZE, []))
