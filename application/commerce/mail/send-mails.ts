import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MailBudget } from '../../../domain/limits/mail-budget.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { refusalAsResult, runBatch, readableOf, type JobDeps, type JobItems } from '../job/each-item.ts'
import type { MailFault } from '../../../domain/mail/mail-fault.ts'
import type { Mailer, MailNotTaken } from './mailer.port.ts'
import type { Outbox, WaitingMail } from './outbox.port.ts'
import { withinBudget } from './within-budget.ts'

/** The number of sent mails, and the ids of those that failed permanently, for staff. */
export type SentMails = { readonly sent: number; readonly failedPermanently: readonly number[] }

/**
 * Sends waiting mails, each claimed just before it is sent: a slow mail server costs no other mail its lease. A failed one is retried
 * later and given up after `MOST_TRIES`.
 */
export type SendMails = () => TE.TaskEither<ServiceUnavailable, SentMails>

type Ports = CountDeps & JobDeps & { readonly outbox: Outbox; readonly mailer: Mailer }
type Deps = Ports & { readonly items: JobItems }
type SendResult = TE.TaskEither<ServiceUnavailable, SentMails>

const BATCH_SIZE = 20
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS
/** Over twenty hours: outlasts a mail server that is down overnight, but does not retry a dead address for ever. */
export const MOST_TRIES = 12

/** Delay of a mail that waits for the recipient's limit. */
const POSTPONED_FOR_MS = 60 * MINUTE_MS

const NONE: SentMails = { sent: 0, failedPermanently: [] }

/** One, two, four … minutes after each failure, at most six hours. */
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS))

/** If the mail service itself is unavailable, no server was reached. */
const faultOf = (failure: MailNotTaken | ServiceUnavailable): MailFault =>
  (failure._tag === 'MailNotTaken' ? failure.fault : { kind: 'unreachable' })

/** An error in the program means that the mail cannot be sent. */
const UNSENDABLE: MailNotTaken = { _tag: 'MailNotTaken', fault: { kind: 'unsendable' } }

/** A server's refusal is stored with the mail and shown there; a program error is recorded like all job failures. */
const send = (deps: Deps, { id, mail }: WaitingMail): TE.TaskEither<MailNotTaken | ServiceUnavailable, void> => async () => {
  const sent = await deps.items.doOne(String(id), () => refusalAsResult(deps.mailer.send(mail)))
  return E.isLeft(sent) ? E.left(UNSENDABLE) : sent.right
}

const noteFailure = ({ outbox, clock }: Deps, { id, attempts }: WaitingMail, fault: MailFault): SendResult =>
  attempts + 1 < MOST_TRIES
    ? pipe(outbox.markFailed(id, retryAt(clock.now(), attempts), fault), TE.map(() => NONE))
    : pipe(outbox.failPermanently(id, clock.now(), fault), TE.map(() => ({ ...NONE, failedPermanently: [id] })))

/** The state of a run: results so far, mails left to claim, and the mail that was sent but is not marked yet. */
type BatchState = { readonly result: SentMails; readonly left: number; readonly sent?: number }

const sendToServer = (deps: Deps, waiting: WaitingMail, { result, left }: BatchState): TE.TaskEither<ServiceUnavailable, BatchState> =>
  pipe(
    send(deps, waiting),
    TE.matchE(
      (failure) => pipe(
        noteFailure(deps, waiting, faultOf(failure)),
        TE.map(
          ({ failedPermanently }): BatchState => (
            { result: { ...result, failedPermanently: [...result.failedPermanently, ...failedPermanently] }, left: left - 1 }
          ),
        ),
      ),
      () => TE.right<ServiceUnavailable, BatchState>({ result: { ...result, sent: result.sent + 1 }, left: left - 1, sent: waiting.id }),
    ),
  )

const withhold = (
  { outbox, clock }: Deps, { id }: WaitingMail, { result, left }: BatchState, verdict: MailBudget['beyond'],
): TE.TaskEither<ServiceUnavailable, BatchState> => {
  const now = clock.now()
  return pipe(
    verdict === 'dropped' ? outbox.discard(id, now) : outbox.postpone(id, new Date(now.getTime() + POSTPONED_FOR_MS)),
    TE.map(() => ({ result, left: left - 1 })),
  )
}

/** Every mail passes here, so that the recipient's limit applies to all. Each is counted once. */
const sendOne = (deps: Deps, waiting: WaitingMail, state: BatchState): TE.TaskEither<ServiceUnavailable, BatchState> =>
  pipe(
    waiting.attempts === 0 && waiting.mail.isCounted !== true ? withinBudget(deps)(waiting.mail) : TE.right('leaves' as const),
    TE.flatMap((verdict) => (verdict === 'leaves' ? sendToServer(deps, waiting, state) : withhold(deps, waiting, state, verdict))),
  )

const markLast = ({ outbox, clock }: Deps, { result, sent }: BatchState): SendResult =>
  sent === undefined ? TE.right(result) : pipe(outbox.markSent(sent, clock.now()), TE.map(() => result))

/** Claims the next mail; an unreadable row is recorded and skipped. */
const takeOne = (deps: Deps, now: Date, sent?: number): TE.TaskEither<ServiceUnavailable, WaitingMail | undefined> =>
  pipe(
    readableOf(deps, 'mails', (unreadable) => deps.outbox.take(1, now, sent, unreadable)),
    TE.flatMap(({ taken: [waiting], unreadable }) =>
      (waiting === undefined && unreadable > 0 ? takeOne(deps, now) : TE.right(waiting))),
  )

/** A sent mail is marked together with the claim of the next one, which saves one query per mail. */
const sendRest = (deps: Deps, state: BatchState): SendResult =>
  state.left === 0
    ? markLast(deps, state)
    : pipe(
        TE.fromIO(() => deps.clock.now()),
        TE.flatMap((now) => takeOne(deps, now, state.sent)),
        TE.flatMap((waiting) =>
          waiting === undefined
            ? TE.right(state.result)
            : pipe(sendOne(deps, waiting, state), TE.flatMap((next) => sendRest(deps, next)))),
      )

export const makeSendMails =
  (deps: Ports): SendMails =>
  () =>
    runBatch(deps, 'mails', (items) => sendRest({ ...deps, items }, { result: NONE, left: BATCH_SIZE }))
