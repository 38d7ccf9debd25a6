import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CancelAccountDeletionByLink } from '../../application/storefront/privacy/erasure.ts'
import { injectorContext } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { withFailure, type FormReply } from '../form/form-reply.ts'
import type { CalledOff } from './call-off-part.ts'

/** Whoever reads the letter is not asked to sign in: somebody else may have taken hold of the account. */
export const loader = (_asked: LoaderFunctionArgs) => data(null, { headers: SECRET_PAGE })

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const done = await context.get(injectorContext).get(CancelAccountDeletionByLink)(params['token'] ?? '')()
  return E.isRight(done)
    ? data<CalledOff | FormReply>({ isCalledOff: true }, { headers: SECRET_PAGE })
    : withFailure({}, done.left, requestLocale(request), SECRET_PAGE)
}
