import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LinkEmail } from '../../application/storefront/identity/link-email.ts'
import { ExchangeLoginLink } from '../../application/storefront/identity/exchange-login-link.ts'
import { FindLoginTarget } from '../../application/storefront/identity/find-login-target.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { firstGreetingName } from '../../domain/identity/greeting-name.ts'
import type { RedirectTarget } from '../../domain/identity/resolve-redirect.ts'
import { replaceWith } from '../binding/redirect-to.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { SECRET_PAGE } from '../binding/page-cache.ts'
import type { PageMarks } from '../binding/page-marks.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { OpenLink } from './login-link.ts'
import { signedInName } from './signed-in-name.ts'

export const handle = { noFetchInitUserData: true } satisfies PageMarks

const targetOf = async (injector: Injector, request: Request, url: string | null | undefined): Promise<RedirectTarget> => {
  const result = await injector.get(FindLoginTarget)(url, requestLocale(request))()
  return E.isRight(result) ? result.right : { _tag: 'Page', to: homePath(requestLocale(request)) }
}

/** Loading the page does not use the link: it shows its account. An expired one redirects a signed-in customer to the target. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const query = new URL(request.url).searchParams
  const [hash, target] = [query.get('hash') ?? '', await targetOf(injector, request, query.get('url'))]
  const stored = await injector.get(LinkEmail)()()
  const requestedFor = E.isRight(stored) ? stored.right : undefined
  const email = requestedFor === undefined ? {} : { email: requestedFor }
  // The form is sent to the path without parameters; its result is in the reply.
  if (hash === '') return data({ _tag: 'Dead', target, ...email } as const, { headers: SECRET_PAGE })
  const opened = await injector.get(Shop).identity.readEmailLink({ token: hash, purpose: 'login' })()
  const signedIn = await signedInName(injector)
  if (E.isRight(opened)) {
    const link: OpenLink = { _tag: 'Open', ...opened.right, hash, target, signedIn }
    return data(link, { headers: SECRET_PAGE })
  }
  if (opened.left._tag !== 'ProofExpired') throw routeError(opened.left)
  if (signedIn !== undefined) throw replaceWith(target)
  return data({ _tag: 'Dead', target, ...email } as const, { status: 410, headers: SECRET_PAGE })
}

type ExchangeReply =
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: RedirectTarget }
  | { readonly _tag: 'Dead'; readonly target: RedirectTarget }
  | { readonly _tag: 'Failed'; readonly failure: Message }

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const injector = context.get(injectorContext)
  // Sent by the button; not by a form that the page submits itself.
  const { hash = '', url, confirmed } = readFields(await request.formData())
  const target = await targetOf(injector, request, url)
  const exchanged = await injector.get(ExchangeLoginLink)({ hash, isConfirmed: confirmed === 'true' }, url)()
  const headers = SECRET_PAGE
  if (E.isRight(exchanged)) return data<ExchangeReply>({ _tag: 'SignedIn', name: firstGreetingName(exchanged.right), target }, { headers })
  if (exchanged.left._tag !== 'ProofExpired') {
    const failure = refusalMessage(exchanged.left, requestLocale(request))
    return data<ExchangeReply>({ _tag: 'Failed', failure }, { status: failureStatus(exchanged.left), headers })
  }
  // A link that was used twice has signed in already.
  if ((await signedInName(injector)) !== undefined) return replaceWith(target)
  return data<ExchangeReply>({ _tag: 'Dead', target }, { status: 422, headers })
}

export { AuthenticatePage as Component } from './AuthenticatePage.tsx'
