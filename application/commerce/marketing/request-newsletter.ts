import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { channelsWhen } from '../../../domain/customer/marketing.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { sendConsentRequest, type ConsentDeps } from './send-consent-request.ts'
import type { WideUseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Requests the newsletter; its reader confirms by mail. Known and unknown addresses get the same response. */
export type RequestNewsletter = WideUseCase<typeof marketingContract.requestNewsletter>

export const makeRequestNewsletter =
  (deps: ConsentDeps): RequestNewsletter =>
  (caller, { email: text }) =>
    pipe(
      TE.fromEither<Failure, Email>(makeEmail(text)),
      TE.flatMap((email) => sendConsentRequest(deps)(caller, { email, channels: channelsWhen(true), source: 'page' })),
    )
