import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { channelsWhen } from '../../../domain/customer/marketing.ts'
import { sendConsentRequest, type ConsentDeps } from './send-consent-request.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

/** Requests the newsletter; its reader confirms by mail. Known and unknown addresses get the same response. */
export const makeRequestNewsletter =
  (deps: ConsentDeps): UseCase<typeof marketingContract.requestNewsletter> =>
  (caller, { email: text }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.flatMap((email) => sendConsentRequest(deps)(caller, { email, channels: channelsWhen(true), source: 'page' })),
    )
