import * as E from 'fp-ts/lib/Either.js'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { LinkEmail } from '../../application/storefront/identity/link-email.ts'
import { ExchangeLoginLink } from '../../application/storefront/identity/exchange-login-link.ts'
import { FindLoginTarget } from '../../application/storefront/identity/find-login-target.ts'
import { ReadEmailLink } from '../../application/storefront/identity/read-email-link.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { calledByFirstName } from '../../domain/identity/greeted-as.ts'
import type { Way } from '../../domain/identity/resolve-redirect.ts'
import { replaceWith } from '../binding/redirect-to.ts'
import { injectorContext, type Injector } from '../binding/injector.ts'
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

const targetOf = async (injector: Injector, request: Request, url: string | null | undefined): Promise<Way> => {
  const found = await injector.get(FindLoginTarget)(url, requestLocale(request))()
  return E.isRight(found) ? found.right : { _tag: 'Page', to: homePath(requestLocale(request)) }
}

/** The page uses nothing up: it says whose link it is. One that is dead leads whoever is signed in to where they wanted to go. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const query = new URL(request.url).searchParams
  const [hash, target] = [query.get('hash') ?? '', await targetOf(injector, request, query.get('url'))]
  const kept = await injector.get(LinkEmail)()()
  const askedFor = E.isRight(kept) ? kept.right : undefined
  const email = askedFor === undefined ? {} : { email: askedFor }
  // The bare address is where a press is sent: what came of it is in its answer.
  if (hash === '') return data({ _tag: 'Dead', target, ...email } as const, { headers: SECRET_PAGE })
  const seen = await injector.get(ReadEmailLink)({ token: hash, purpose: 'login' })()
  const signedIn = await signedInName(injector)
  if (E.isRight(seen)) {
    const link: OpenLink = { _tag: 'Open', ...seen.right, hash, target, signedIn }
    return data(link, { headers: SECRET_PAGE })
  }
  if (seen.left._tag !== 'ProofExpired') throw routeError(seen.left)
  if (signedIn !== undefined) throw replaceWith(target)
  return data({ _tag: 'Dead', target, ...email } as const, { status: 410, headers: SECRET_PAGE })
}

/** The answer to a press says what the page that was opened needs to know. */
export const shouldRevalidate = (): boolean => false

type Exchanged =
  | { readonly _tag: 'SignedIn'; readonly name: string; readonly target: Way }
  | { readonly _tag: 'Dead'; readonly target: Way }
  | { readonly _tag: 'Failed'; readonly failure: Message }

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const injector = context.get(injectorContext)
  // The button carries it; a form that the page sends by itself does not.
  const { hash = '', url, confirmed } = readFields(await request.formData())
  const target = await targetOf(injector, request, url)
  const done = await injector.get(ExchangeLoginLink)({ hash, isConfirmed: confirmed === 'true' }, url)()
  const headers = SECRET_PAGE
  if (E.isRight(done)) return data<Exchanged>({ _tag: 'SignedIn', name: calledByFirstName(done.right), target }, { headers })
  if (done.left._tag !== 'ProofExpired') {
    const failure = refusalMessage(done.left, requestLocale(request))
    return data<Exchanged>({ _tag: 'Failed', failure }, { status: failureStatus(done.left), headers })
  }
  // A link that was opened twice has signed in already.
  if ((await signedInName(injector)) !== undefined) return replaceWith(target)
  return data<Exchanged>({ _tag: 'Dead', target }, { status: 422, headers })
}

export { AuthenticatePage as Component } from './AuthenticatePage.tsx'
