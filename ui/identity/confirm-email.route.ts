import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { VerifyEmail } from '../../application/storefront/identity/verify-email.ts'
import { hasMethods } from '../../domain/identity/revocable-methods.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withReply, withFailure, withProblems } from '../form/form-reply.ts'
import { missingFields, readFields } from '../form/typed-fields.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { signedInName } from './signed-in-name.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

/**
 * The link only shows the page, whose form needs a click: software that follows links must not use it. The account is shown before
 * a password is set: the link may come from another person who wants this visitor's cart in their account.
 */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const opened = await injector.get(Shop).identity.readEmailLink({ token: params['token'] ?? '', purpose: 'claim' })()
  if (E.isLeft(opened) && opened.left._tag !== 'ProofExpired') throw routeError(opened.left)
  const link = E.isRight(opened) ? { ...opened.right, signedIn: await signedInName(injector) } : undefined
  return data({ link }, { headers: SECRET_PAGE })
}

export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const { password = '' } = readFields(await request.formData())
  const missing = missingFields({ password })
  if (Object.keys(missing).length > 0) return withProblems({}, missing, SECRET_PAGE)
  const result = await context.get(injectorContext).get(VerifyEmail)({ token: params['token'] ?? '', password })()
  if (E.isRight(result)) {
    const { removed } = result.right
    return hasMethods(removed) ? withReply({ removed }, SECRET_PAGE) : redirect(localePath(locale, '/my-account/overview?confirmed=1'))
  }
  return result.left._tag === 'WeakPassword'
    ? withProblems({}, { password: refusalMessage(result.left, locale) }, SECRET_PAGE)
    : withFailure({}, result.left, locale, SECRET_PAGE)
}

export { ConfirmEmailPage as Component } from './ConfirmEmailPage.tsx'
