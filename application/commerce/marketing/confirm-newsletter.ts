import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeMarketingToken, type MarketingSubscription } from '../../../domain/customer/marketing.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { sendAccountMail } from '../identity/send-account-mail.ts'
import { subscribedMail } from '../mail/newsletter-mail.ts'
import { newToken } from '../shop/new-token.ts'
import type { ConsentDeps } from './send-consent-request.ts'
import type { UseCase } from '../operation.ts'
import type { marketingContract } from '../../contract/marketing.ts'

const EXPIRED: RefusalBy<'ProofExpired'> = { _tag: 'ProofExpired' }

/** Confirms marketing consent by the link in the mail; the welcome mail contains the unsubscribe link (decision G9). */
export const makeConfirmNewsletter =
  (deps: ConsentDeps): UseCase<typeof marketingContract.confirmNewsletter> =>
  (caller, { token: text }) => {
    const unsubscribeToken = newToken(deps.sessionMaker, makeMarketingToken)
    const mails = ({ email, locale, brandChannel }: MarketingSubscription) =>
      [subscribedMail(sendAccountMail(deps)({ brandChannel, locale }, email, 'newsletter'), unsubscribeToken)]
    return pipe(
      countAttempt(deps)('linkTokensFromNetwork', caller.from),
      TE.flatMapEither(() => makeMarketingToken(text)),
      TE.mapLeft((failure) => (failure === 'NoToken' ? EXPIRED : failure)),
      TE.flatMap((token) =>
        deps.marketing.confirm({ token, brandChannel: caller.brandChannel, at: deps.clock.now() }, { unsubscribeToken, mails })),
      TE.flatMap((subscription) => (subscription === undefined ? TE.left(EXPIRED) : TE.right(undefined))),
    )
  }
