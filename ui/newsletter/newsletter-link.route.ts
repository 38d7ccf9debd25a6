import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { routeError } from '../binding/route-error.ts'
import { replyToOneClick } from '../form/one-click.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

const KINDS = ['confirm', 'unsubscribe'] as const
type NewsletterLinkKind = (typeof KINDS)[number]

const kindOf = ({ kind: name }: LoaderFunctionArgs['params']): NewsletterLinkKind => {
  const kind = KINDS.find((candidate) => candidate === name)
  if (kind === undefined) throw routeError({ _tag: 'NotFound', what: 'document' })
  return kind
}

/** The link only shows the page: software that follows links must not change anything. The button submits the form. */
export const loader = ({ params }: LoaderFunctionArgs) => data({ kind: kindOf(params) }, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { marketing } = context.get(injectorContext).get(Shop)
  const follow = kindOf(params) === 'confirm' ? marketing.confirmNewsletter : marketing.unsubscribeNewsletter
  const result = await follow({ token: params['token'] ?? '' })()
  return replyToOneClick(result, request)
}

export { NewsletterLinkPage as Component } from './NewsletterLinkPage.tsx'
