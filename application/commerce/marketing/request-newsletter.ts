import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { channelsWhen } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { sendConsentRequest, type ConsentDeps } from './send-consent-request.ts'

/** Requests the newsletter; its reader confirms by mail. Known and unknown addresses get the same response. */
export type RequestNewsletter = (caller: Callers['anyone'], email: string) => TE.TaskEither<Failure, void>

export const makeRequestNewsletter =
  (deps: ConsentDeps): RequestNewsletter =>
  (caller, text) =>
    pipe(
      TE.fromEither<Failure, Email>(makeEmail(text)),
      TE.flatMap((email) => sendConsentRequest(deps)(caller, { email, channels: channelsWhen(true), source: 'page' })),
    )
