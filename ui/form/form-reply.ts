import { data } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE, type SECRET_PAGE } from '../binding/page-cache.ts'

/** The response status of a form that was refused. */
export const failureStatus = ({ _tag }: Failure): 422 | 503 => (_tag === 'ServiceUnavailable' ? 503 : 422)

/** The errors by field name, in the order of the form. */
export type FieldProblems = { readonly [name: string]: Message }

/** The reply to a form that cannot proceed: what was typed, the errors by field, and the failure of the whole. */
export type FormReply = {
  readonly typed: { readonly [name: string]: string }
  readonly problems: FieldProblems
  readonly failure?: Message
}

/** In place of a redirect, when the reply itself has a result. */
export const withReply = <Reply extends object>(reply: Reply, headers: CacheHeaders = PRIVATE_PAGE) =>
  data<FormReply & Reply>({ typed: {}, problems: {}, ...reply }, { status: 200, headers })

/** The cache headers; a page with a secret address sends its own. */
type CacheHeaders = typeof PRIVATE_PAGE | typeof SECRET_PAGE

/** Renders the form again with errors beside its fields. */
export const withProblems = (typed: FormReply['typed'], problems: FieldProblems, headers: CacheHeaders = PRIVATE_PAGE) =>
  data<FormReply>({ typed, problems }, { status: 422, headers })

/** Renders the form again with the failure of the whole. */
export const withFailure = (typed: FormReply['typed'], failure: Failure, locale: Locale, headers: CacheHeaders = PRIVATE_PAGE) =>
  data<FormReply>(
    { typed, problems: {}, failure: refusalMessage(failure, locale) },
    { status: failureStatus(failure), headers },
  )
