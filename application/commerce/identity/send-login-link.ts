import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeAccountId, type AccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { makeNames } from '../../../domain/customer/make-names.ts'
import { channelsWhen } from '../../../domain/customer/marketing.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { redirectSite } from '../../../domain/settings/redirect-site.ts'
import { resolveRedirect } from '../../../domain/identity/resolve-redirect.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { loginMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { RequestConsent } from './request-consent.ts'
import { ignoreTooManyAttempts } from './ignore-too-many-attempts.ts'
import type { ProofDeps } from './send-account-mail.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

type Names = { readonly firstName: string; readonly lastName: string }

/** A request for a login link and the page to go on to; with names, an account is created if there is none. */
export type LoginLinkRequest = {
  readonly email: string
  readonly target?: string
  readonly names?: Names
  /** The language of mails to a new account. */
  readonly locale?: Locale
  readonly wantsNewsletter?: boolean
}

/**
 * Sends a link that signs in the owner of the address, once, within a day, and binds it to the browser that requests it (Account §4.2,
 * decisions S7, S8, R1). The browser gets a binding whether or not a mail was sent, so that it learns nothing from it.
 */
export type SendLoginLink = UseCase<typeof identityContract.sendLoginLink>

type ValidRequest = Pick<LoginLinkRequest, 'locale' | 'wantsNewsletter'> & { readonly email: Email; readonly names: Names | undefined }

const validate = ({ email, names, locale, wantsNewsletter }: LoginLinkRequest): E.Either<
  RefusalBy<'InvalidEmail' | 'InvalidNames'>, ValidRequest
> =>
  pipe(
    E.Do,
    E.bindW('names', () =>
      names === undefined
        ? E.right(undefined)
        : pipe(makeNames(names), E.mapLeft((fields): RefusalBy<'InvalidNames'> => ({ _tag: 'InvalidNames', fields })))),
    E.bindW('email', () => makeEmail(email)),
    E.map((valid) => ({ ...valid, ...omitUndefined({ locale, wantsNewsletter }) })),
  )

/** A new account without a password, as for every registration; the mail reveals whether the address has an account already. */
const register = (
  deps: ProofDeps, { from }: Callers['anyone'], { email, names, locale }: ValidRequest,
): TE.TaskEither<FailureBy<'TooManyAttempts'>, AccountId | undefined> =>
  names === undefined
    ? TE.right(undefined)
    : pipe(
        countAttempt(deps)('signUpFromNetwork', from),
        TE.flatMap(() =>
          deps.customers.add(
            { ...names, email, ...omitUndefined({ locale }), accountId: newToken(deps.tokens, makeAccountId), isVerified: false },
            undefined,
          )),
        TE.map(({ accountId }) => accountId),
      )

export const makeSendLoginLink =
  (deps: ProofDeps & { readonly requestConsent: RequestConsent }): SendLoginLink =>
  (caller, request) => {
    const site = redirectSite(deps.register.settings(caller.brandChannel), caller.locale)
    const target = request.target === undefined ? '' : resolveRedirect(request.target, site).to
    const sendLink = (registered: AccountId | undefined) => sendSignInLink(deps, {
      purpose: 'login', kind: 'login-link', registered, mail: (sheet, token) => loginMail(sheet, token, target),
    })
    return pipe(
      TE.fromEither(validate(request)),
      TE.bindTo('input'),
      TE.bindW('account', ({ input }) => register(deps, caller, input)),
      TE.tap(({ input, account }) => sendLink(account)(caller, input.email)),
      TE.flatMap(({ input: { email, wantsNewsletter = false } }) =>
        ignoreTooManyAttempts(deps.requestConsent(caller, { email, channels: channelsWhen(wantsNewsletter), source: 'registration' }))),
    )
  }
