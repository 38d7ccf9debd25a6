import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { LoadIdentity } from '../../application/storefront/identity/load-identity.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { replyToOneClick } from '../form/one-click.ts'
import { readFields } from '../form/typed-fields.ts'
import { signInPath } from '../identity/sign-in-path.ts'

/** The visitor's data is loaded as on any page (decision C15). */
export const handle = { subscription: true } satisfies PageMarks

const TOKEN_PARAM = 'token'

/** The link only shows the page; a customer, or a visitor without an e-mail link, is redirected to all subscriptions. */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const who = await context.get(injectorContext).get(LoadIdentity)()()
  const isSignedIn = E.isRight(who) && who.right._tag === 'SignedIn'
  if (isSignedIn || params['type'] !== TOKEN_PARAM) throw redirect(localePath(locale, '/my-account/my-subscriptions'))
  return data({ signInPath: signInPath(locale, new URL(request.url).pathname) }, { headers: SECRET_PAGE })
}

/** Skips the delivery of the e-mail or stops its subscription; the response is the same for every token. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { intent } = readFields(await request.formData())
  const action = intent === 'pause' ? 'pause' : 'skip'
  const result =
    await context.get(injectorContext).get(Shop).subscription.applySubscriptionLink({ token: params['token'] ?? '', action })()
  return replyToOneClick(result, request)
}

export { SubscriptionEntryPage as Component } from './SubscriptionEntryPage.tsx'
