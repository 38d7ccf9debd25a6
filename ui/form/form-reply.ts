import { data } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { PRIVATE_PAGE, type SECRET_PAGE } from '../binding/page-cache.ts'

/** The status of a page that comes back with what the shop said no to. */
export const failureStatus = ({ _tag }: Failure): 422 | 503 => (_tag === 'ServiceUnavailable' ? 503 : 422)

/** What is wrong, by field name, in the order of the form. */
export type FieldProblems = { readonly [name: string]: Message }

/** What a form is answered when it cannot go on: everything typed, what is wrong where, and with the whole. */
export type FormReply = {
  readonly typed: { readonly [name: string]: string }
  readonly problems: FieldProblems
  readonly failure?: Message
}

/** Instead of the next page, where the answer itself has something to say. */
export const withDone = <Done extends object>(done: Done, headers: Kept = PRIVATE_PAGE) =>
  data<FormReply & Done>({ typed: {}, problems: {}, ...done }, { status: 200, headers })

/** How the page may be kept; one whose address is a secret says so in this answer, too. */
type Kept = typeof PRIVATE_PAGE | typeof SECRET_PAGE

/** Back to the form, with what is wrong beside its fields. */
export const withProblems = (typed: FormReply['typed'], problems: FieldProblems, headers: Kept = PRIVATE_PAGE) =>
  data<FormReply>({ typed, problems }, { status: 422, headers })

/** Back to the form, with what is wrong with the whole. */
export const withFailure = (typed: FormReply['typed'], failure: Failure, locale: Locale, headers: Kept = PRIVATE_PAGE) =>
  data<FormReply>(
    { typed, problems: {}, failure: refusalMessage(failure, locale) },
    { status: failureStatus(failure), headers },
  )
