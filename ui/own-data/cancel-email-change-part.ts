import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CancelEmailChangeByLink } from '../../application/storefront/identity/email-change.ts'
import { injectorContext } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, type FormReply } from '../form/form-reply.ts'

export type Cancelled = { readonly isCancelled: true }

/** No sign-in is required for the owner of the old e-mail address: somebody else may control the account. */
export const loader = (_args: LoaderFunctionArgs) => data(null, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const result = await context.get(injectorContext).get(CancelEmailChangeByLink)(params['token'] ?? '')()
  return E.isRight(result)
    ? data<Cancelled | FormReply>({ isCancelled: true }, { headers: SECRET_PAGE })
    : withFailure({}, result.left, requestLocale(request), SECRET_PAGE)
}
