import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MailBudget } from '../../../domain/limits/mail-budget.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { refusalAsResult, runBatch, readableOf, type JobDeps, type JobItems } from '../job/each-item.ts'
import type { MailFault } from './mail-fault.ts'
import type { Mailer, MailNotTaken } from './mailer.port.ts'
import type { Outbox, WaitingMail } from './outbox.port.ts'
import { withinBudget } from './within-budget.ts'

/** How many mails left, and the numbers of those that were tried for the last time, for the shop's people. */
export type SentMails = { readonly sent: number; readonly failedForGood: readonly number[] }

/**
 * Lets waiting mails leave, each taken for itself just before it is sent: a slow mail server costs no other mail its hold.
 * One that could not leave is tried again later, and given up after `MOST_TRIES`.
 */
export type SendMails = () => TE.TaskEither<ServiceUnavailable, SentMails>

type Ports = CountDeps & JobDeps & { readonly outbox: Outbox; readonly mailer: Mailer }
type Deps = Ports & { readonly items: JobItems }
type Told = TE.TaskEither<ServiceUnavailable, SentMails>

const BATCH_SIZE = 20
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS
/** Over twenty hours: a server that was down over night is outlasted, a mailbox that is gone is not tried for ever. */
export const MOST_TRIES = 12

/** When a mail is looked at again that waits for the budget of its recipient. */
const POSTPONED_FOR_MS = 60 * MINUTE_MS

const NONE: SentMails = { sent: 0, failedForGood: [] }

/** One, two, four … minutes after each failure, at most six hours. */
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS))

/** Where what the mails are sent by is away itself, no server was reached. */
const faultOf = (failure: MailNotTaken | ServiceUnavailable): MailFault =>
  (failure._tag === 'MailNotTaken' ? failure.fault : { kind: 'unreachable' })

/** A defect says nothing about a server: the mail is what cannot be sent. */
const UNSENDABLE: MailNotTaken = { _tag: 'MailNotTaken', fault: { kind: 'unsendable' } }

/** What no server took is kept with the mail and shown there; what the program itself could not do is noted like all jobs' failures. */
const send = (deps: Deps, { id, mail }: WaitingMail): TE.TaskEither<MailNotTaken | ServiceUnavailable, void> => async () => {
  const sent = await deps.items.doOne(String(id), () => refusalAsResult(deps.mailer.send(mail)))
  return E.isLeft(sent) ? E.left(UNSENDABLE) : sent.right
}

const noteFailure = ({ outbox, clock }: Deps, { id, attempts }: WaitingMail, fault: MailFault): Told =>
  attempts + 1 < MOST_TRIES
    ? pipe(outbox.markFailed(id, retryAt(clock.now(), attempts), fault), TE.map(() => NONE))
    : pipe(outbox.failForGood(id, clock.now(), fault), TE.map(() => ({ ...NONE, failedForGood: [id] })))

/** How a round stands: what became of its mails, how many more it may take, and which one has left but is not marked yet. */
type Round = { readonly told: SentMails; readonly left: number; readonly sent?: number }

const sendToServer = (deps: Deps, waiting: WaitingMail, { told, left }: Round): TE.TaskEither<ServiceUnavailable, Round> =>
  pipe(
    send(deps, waiting),
    TE.matchE(
      (failure) => pipe(
        noteFailure(deps, waiting, faultOf(failure)),
        TE.map(
          ({ failedForGood }): Round => ({ told: { ...told, failedForGood: [...told.failedForGood, ...failedForGood] }, left: left - 1 }),
        ),
      ),
      () => TE.right<ServiceUnavailable, Round>({ told: { ...told, sent: told.sent + 1 }, left: left - 1, sent: waiting.id }),
    ),
  )

const holdBack = (
  { outbox, clock }: Deps, { id }: WaitingMail, { told, left }: Round, verdict: MailBudget['beyond'],
): TE.TaskEither<ServiceUnavailable, Round> => {
  const now = clock.now()
  return pipe(
    verdict === 'dropped' ? outbox.discard(id, now) : outbox.postpone(id, new Date(now.getTime() + POSTPONED_FOR_MS)),
    TE.map(() => ({ told, left: left - 1 })),
  )
}

/** Every mail passes here, whatever wrote it: no function can forget the budget of its recipient. Each is counted once. */
const sendOne = (deps: Deps, waiting: WaitingMail, round: Round): TE.TaskEither<ServiceUnavailable, Round> =>
  pipe(
    waiting.attempts === 0 && waiting.mail.isCounted !== true ? withinBudget(deps)(waiting.mail) : TE.right('leaves' as const),
    TE.flatMap((verdict) => (verdict === 'leaves' ? sendToServer(deps, waiting, round) : holdBack(deps, waiting, round, verdict))),
  )

const markLast = ({ outbox, clock }: Deps, { told, sent }: Round): Told =>
  sent === undefined ? TE.right(told) : pipe(outbox.markSent(sent, clock.now()), TE.map(() => told))

/** The next one; a row that is none is noted and passed over, so that it keeps no other one back. */
const takeOne = (deps: Deps, now: Date, sent?: number): TE.TaskEither<ServiceUnavailable, WaitingMail | undefined> =>
  pipe(
    readableOf(deps, 'mails', (unreadable) => deps.outbox.take(1, now, sent, unreadable)),
    TE.flatMap(({ taken: [waiting], unreadable }) =>
      (waiting === undefined && unreadable > 0 ? takeOne(deps, now) : TE.right(waiting))),
  )

/** A mail that left is marked with the look for the next one: one question to the database less for each. */
const sendRest = (deps: Deps, round: Round): Told =>
  round.left === 0
    ? markLast(deps, round)
    : pipe(
        TE.fromIO(() => deps.clock.now()),
        TE.flatMap((now) => takeOne(deps, now, round.sent)),
        TE.flatMap((waiting) =>
          waiting === undefined
            ? TE.right(round.told)
            : pipe(sendOne(deps, waiting, round), TE.flatMap((next) => sendRest(deps, next)))),
      )

export const makeSendMails =
  (deps: Ports): SendMails =>
  () =>
    runBatch(deps, 'mails', (items) => sendRest({ ...deps, items }, { told: NONE, left: BATCH_SIZE }))
