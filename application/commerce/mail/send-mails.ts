import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Mailer } from './mailer.port.ts'
import type { Outbox, WaitingMail } from './outbox.port.ts'

/** Lets waiting mails leave and answers how many did; one that could not is tried again later. */
export type SendMails = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = { readonly outbox: Outbox; readonly mailer: Mailer; readonly clock: Clock }

const AT_ONCE = 20
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/** One, two, four … minutes after each failure, at most six hours. */
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS))

const sendOne =
  (deps: Deps) =>
  ({ id, mail, attempts }: WaitingMail): TE.TaskEither<ServiceUnavailable, number> =>
    pipe(
      deps.mailer.send(mail),
      TE.matchE(
        () => pipe(deps.outbox.markFailed(id, retryAt(deps.clock.now(), attempts)), TE.map(() => 0)),
        () => pipe(deps.outbox.markSent(id, deps.clock.now()), TE.map(() => 1)),
      ),
    )

export const makeSendMails =
  (deps: Deps): SendMails =>
  () =>
    pipe(
      TE.fromIO(() => deps.clock.now()),
      TE.flatMap((now) => deps.outbox.take(AT_ONCE, now)),
      TE.flatMap(TE.traverseSeqArray(sendOne(deps))),
      TE.map((sent) => sent.reduce((sum, one) => sum + one, 0)),
    )
