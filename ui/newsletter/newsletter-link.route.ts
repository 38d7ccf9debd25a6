import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ConfirmNewsletter, UnsubscribeNewsletter } from '../../application/storefront/customer/newsletter.ts'
import { injectorContext } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

const KINDS = ['confirm', 'unsubscribe'] as const
export type NewsletterLinkKind = (typeof KINDS)[number]

const kindOf = ({ kind: name }: LoaderFunctionArgs['params']): NewsletterLinkKind => {
  const kind = KINDS.find((candidate) => candidate === name)
  if (kind === undefined) throw routeError({ _tag: 'NotFound', what: 'document' })
  return kind
}

export type NewsletterLinkReply = { readonly isDone: true } | { readonly isDone: false; readonly failure: Message }

/** The link only shows the page: software that follows links must not change anything. The button submits the form. */
export const loader = ({ params }: LoaderFunctionArgs) => data({ kind: kindOf(params) }, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const injector = context.get(injectorContext)
  const confirmOrUnsubscribe = kindOf(params) === 'confirm' ? injector.get(ConfirmNewsletter) : injector.get(UnsubscribeNewsletter)
  const result = await confirmOrUnsubscribe(params['token'] ?? '')()
  if (E.isRight(result)) return data<NewsletterLinkReply>({ isDone: true }, { headers: SECRET_PAGE })
  return data<NewsletterLinkReply>(
    { isDone: false, failure: refusalMessage(result.left, requestLocale(request)) },
    { status: failureStatus(result.left), headers: SECRET_PAGE },
  )
}

export { NewsletterLinkPage as Component } from './NewsletterLinkPage.tsx'
