import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { FormReply } from '../form/form-reply.ts'
import { identityWords } from '../messages/refusals/identity-words.ts'

const REASONS = ['SignInFirst', 'InvalidIdToken'] as const
type Reason = (typeof REASONS)[number]

/** Unverified data of a provider to prefill the registration form, and why the user has to register. */
export type SocialUser = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly reason?: Reason
}

const isReason = (value: unknown): value is Reason => REASONS.some((reason) => reason === value)

/** The user to register after a refusal; missing names are shown in the form. */
export const socialUser = (user: Omit<SocialUser, 'reason'>, { _tag }: Failure): SocialUser => ({
  ...omitUndefined({ firstName: user.firstName, lastName: user.lastName, email: user.email }),
  ...(isReason(_tag) ? { reason: _tag } : {}),
})

/** An unsubmitted form, prefilled with the data of the provider. */
export const filledBy = ({ firstName = '', lastName = '', email = '', reason }: SocialUser, locale: Locale): FormReply => ({
  typed: { firstName, lastName, email }, problems: {},
  ...(reason === 'SignInFirst' ? { failure: identityWords[reason]({ _tag: reason }, locale) } : {}),
  ...(reason === 'InvalidIdToken' ? { failure: identityWords[reason]({ _tag: reason }, locale) } : {}),
})

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'

/** Reads the user from the history state; any other state is ignored. */
export const readSocialUser = (state: unknown): SocialUser | undefined => {
  if (typeof state !== 'object' || state === null || !('social' in state)) return undefined
  const { firstName, lastName, email, reason } = (state.social ?? {}) as Readonly<Record<string, unknown>>
  return isText(firstName) && isText(lastName) && isText(email)
    ? omitUndefined({ firstName, lastName, email, reason: isReason(reason) ? reason : undefined })
    : undefined
}
