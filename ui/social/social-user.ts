import { withoutAbsent } from '../../domain/without-absent.ts'
import type { FormReply } from '../form/form-reply.ts'

/** What a provider says of somebody who is to register; nobody believes it, a form is filled in with it. */
export type SocialUser = { readonly firstName?: string; readonly lastName?: string; readonly email?: string }

/** A form that nobody sent yet, with what the provider knows. */
export const filledBy = ({ firstName = '', lastName = '', email = '' }: SocialUser): FormReply => ({
  typed: { firstName, lastName, email }, problems: {},
})

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'

/** What came along with the way to the page; anything else that a history holds is nothing. */
export const readSocialUser = (state: unknown): SocialUser | undefined => {
  if (typeof state !== 'object' || state === null || !('social' in state)) return undefined
  const { firstName, lastName, email } = (state.social ?? {}) as Readonly<Record<string, unknown>>
  return isText(firstName) && isText(lastName) && isText(email) ? withoutAbsent({ firstName, lastName, email }) : undefined
}
