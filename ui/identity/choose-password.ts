import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { ResetPassword } from '../../application/storefront/identity/reset-password.ts'
import { hasMethods } from '../../domain/identity/revocable-methods.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withReply, withFailure, withProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { signedInName } from './signed-in-name.ts'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** The link only shows the page: software that follows links must not use it. An expired link has no form. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const opened = await injector.get(Shop).identity.readEmailLink({ token: tokenOf(request), purpose: 'password' })()
  if (E.isRight(opened)) return data({ link: { ...opened.right, signedIn: await signedInName(injector) } }, { headers: SECRET_PAGE })
  if (opened.left._tag === 'ProofExpired') return data({ link: undefined }, { status: 410, headers: SECRET_PAGE })
  throw routeError(opened.left)
}

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const fields = readFields(await request.formData())
  const { password = '', keep } = fields
  const [missing, typed] = [missingFields({ password }), keep === undefined ? {} : { keep }]
  if (Object.keys(missing).length > 0) return withProblems(typed, missing, SECRET_PAGE)
  const isRevoking = !isTicked(fields, 'keep')
  const result = await context.get(injectorContext).get(ResetPassword)({ token: tokenOf(request), password, isRevoking })()
  if (E.isRight(result)) {
    const { removed } = result.right
    return hasMethods(removed) ? withReply({ removed }, SECRET_PAGE) : redirect(localePath(locale, '/my-account/history'))
  }
  return result.left._tag === 'WeakPassword'
    ? withProblems(typed, { password: refusalMessage(result.left, locale) }, SECRET_PAGE)
    : withFailure(typed, result.left, locale, SECRET_PAGE)
}
