import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, replace, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Reorder } from '../../application/storefront/reorder/reorder.ts'
import { readLastOrder, type LastOrder } from '../../domain/reorder/last-order.ts'
import { isReorderSource } from '../../domain/reorder/reorder-source.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { failureStatus } from '../form/form-reply.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import type { ReorderReply } from './reorder-reply.ts'
import { toReorderReply } from './to-reorder-reply.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

const namedOrder = ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): LastOrder => {
  const lastOrder = readLastOrder(params['type'], params['token'])
  if (lastOrder === undefined) throw redirect(homePath(requestLocale(request)))
  return lastOrder
}

/** The link only shows the page: software that follows links must not fill carts. The page submits the form. */
export const loader = (args: LoaderFunctionArgs) => {
  namedOrder(args)
  return data(null, { headers: SECRET_PAGE })
}

export const action = async (args: ActionFunctionArgs) => {
  const { context, request } = args
  const locale = requestLocale(request)
  const lastOrder = namedOrder(args)
  const source = (await request.formData()).get('source')
  const couponCode = new URL(request.url).searchParams.get('coupon')
  const result = await context.get(injectorContext).get(Reorder)(
    { lastOrder, source: isReorderSource(source) ? source : 'link', ...(couponCode === null || couponCode === '' ? {} : { couponCode }) },
    locale,
  )()
  if (E.isLeft(result))
    return data<ReorderReply>(
      { failure: refusalMessage(result.left, locale) }, { status: failureStatus(result.left), headers: SECRET_PAGE },
    )
  const reply = toReorderReply(result.right, locale)
  if ('redirect' in reply) return replace(reply.redirect)
  return data<ReorderReply>(reply, { status: 'failure' in reply ? 422 : 200, headers: SECRET_PAGE })
}

export { ReorderPage as Component } from './ReorderPage.tsx'
