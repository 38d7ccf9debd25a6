import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../../../domain/customer/email.ts'
import {
  consentRequestEnd, makeMarketingToken, type ConsentSource, type MarketingChannel,
} from '../../../domain/customer/marketing.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import { countLinkMail } from '../identity/count-link-mail.ts'
import { ignoreTooManyAttempts } from '../identity/ignore-too-many-attempts.ts'
import { sendAccountMail, type AccountMailDeps } from '../identity/send-account-mail.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import { consentMail } from '../mail/newsletter-mail.ts'
import { countMail } from '../mail/within-budget.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { MarketingRepository } from './marketing-repository.port.ts'

export type ConsentDeps = AccountMailDeps & CountDeps & { readonly marketing: MarketingRepository; readonly sessionMaker: SessionMaker }

type ConsentInput = { readonly email: Email; readonly channels: readonly MarketingChannel[]; readonly source: ConsentSource }

const mail = (deps: ConsentDeps, caller: Callers['anyone'], { email, channels, source }: ConsentInput): TE.TaskEither<
  FailureBy<'TooManyAttempts'>, void
> => {
  const { brandChannel, locale } = caller
  const token = newToken(deps.sessionMaker, makeMarketingToken)
  const now = deps.clock.now()
  return pipe(
    countLinkMail(deps)('newsletter', email, caller.from),
    TE.flatMap(() => countMail(deps)(consentMail(sendAccountMail(deps)(caller, email, 'newsletter'), token))),
    TE.flatMap((counted) =>
      deps.marketing.requestConsent(
        { token, email, brandChannel, locale, channels, source, requestedAt: now, endsAt: consentRequestEnd(now) }, counted)),
  )
}

/**
 * Asks the reader of an address to confirm marketing consent; nothing is sent before (decisions S13, G9). The response is the same for
 * known addresses, and mails above the limit are silently not sent.
 */
export const sendConsentRequest =
  (deps: ConsentDeps) =>
  (caller: Callers['anyone'], input: ConsentInput): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
    input.channels.length === 0
      ? TE.right(undefined)
      : pipe(
          countAttempt(deps)('linkMailsFromNetwork', caller.from),
          TE.flatMap(() => ignoreTooManyAttempts(mail(deps, caller, input))),
        )
