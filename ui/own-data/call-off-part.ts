import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CancelEmailChangeByLink } from '../../application/storefront/identity/email-change.ts'
import { injectorContext } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, type FormReply } from '../form/form-reply.ts'

export type CalledOff = { readonly isCalledOff: true }

/** Whoever reads the old mailbox is not asked to sign in: somebody else may have taken hold of the account. */
export const loader = (_asked: LoaderFunctionArgs) => data(null, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const done = await context.get(injectorContext).get(CancelEmailChangeByLink)(params['token'] ?? '')()
  return E.isRight(done)
    ? data<CalledOff | FormReply>({ isCalledOff: true }, { headers: SECRET_PAGE })
    : withFailure({}, done.left, requestLocale(request), SECRET_PAGE)
}
