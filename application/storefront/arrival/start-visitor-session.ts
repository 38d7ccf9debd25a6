import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { hashInAddress } from '../../../domain/identity/hash-in-address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { HashLogin, HashOutcome } from '../identity/hash-login.ts'
import type { SessionOrigin } from '../tracking/session-origin.ts'
import { storeOrigin } from '../tracking/store-origin.ts'
import type { ProfileOnConsent } from './profile-on-consent.ts'
import type { LoadVisitor } from './load-visitor.ts'
import type { VisitorSession } from './visitor-session.ts'

/** The first page of a session. `fetchesVisitor`: the page was rendered without cart and visitor. */
export type OpenedPage = { readonly pathname: string; readonly search: string; readonly fetchesVisitor: boolean }

/**
 * Starts a session in this order: stores how the visitor arrived, signs in by the hash of the URL, allows the URL to ask for a sign-in,
 * loads visitor and cart. A sign-in by the hash has loaded both already (Account §4.2).
 */
export type StartVisitorSession = (page: OpenedPage) => TE.TaskEither<Failure, void>
export const StartVisitorSession = token<StartVisitorSession>('StartVisitorSession')

type Deps = {
  readonly origin: SessionOrigin
  readonly profileOnConsent: ProfileOnConsent
  readonly hashLogin: HashLogin
  readonly beginning: VisitorSession
  readonly loadVisitor: LoadVisitor
}

const byHash = ({ hashLogin, beginning }: Deps, page: OpenedPage): TE.TaskEither<Failure, HashOutcome> => {
  if (hashInAddress(page) === undefined) return TE.right({ _tag: 'NoHash' })
  beginning.set({ hash: 'waiting' })
  return pipe(
    hashLogin(page),
    TE.tapIO((done) => () => { beginning.set(done._tag === 'NoHash' ? {} : { hash: done }) }),
  )
}

const proceed = ({ beginning, loadVisitor }: Deps, { fetchesVisitor }: OpenedPage): TE.TaskEither<Failure, void> => {
  beginning.set({ ...beginning.now(), mayRequestSignIn: true })
  return fetchesVisitor ? loadVisitor() : TE.right(undefined)
}

export const makeStartVisitorSession =
  (deps: Deps): StartVisitorSession =>
  (page) => () => {
    storeOrigin(deps.origin, page)
    deps.profileOnConsent()
    return pipe(
      byHash(deps, page),
      TE.flatMap(({ _tag }) => (_tag === 'SignedIn' ? TE.right(undefined) : proceed(deps, page))),
    )()
  }
