import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { hashInAddress } from '../../../domain/identity/hash-in-address.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { campaignFieldsIn, sourceIn } from '../../../domain/tracking/campaign-fields.ts'
import { token } from '../../token.ts'
import type { HashLogin, HashOutcome } from '../identity/hash-login.ts'
import type { SessionOrigin } from '../tracking/session-origin.ts'
import type { KnowFromYes } from './know-from-yes.ts'
import type { LoadVisitor } from './load-visitor.ts'
import type { VisitorSession } from './visitor-session.ts'

/** The page that a visit begins with. `fetchesVisitor`: it does not bring a cart or a visitor of its own. */
export type OpenedPage = { readonly pathname: string; readonly search: string; readonly fetchesVisitor: boolean }

/**
 * Begins a visit in this order: keeps how the visitor came, signs in by the hash of the address, lets the address ask for a sign-in,
 * loads visitor and cart. Whoever was signed in by the hash is known by that, cart and all: nothing more happens (Account §4.2).
 */
export type StartVisitorSession = (page: OpenedPage) => TE.TaskEither<Failure, void>
export const StartVisitorSession = token<StartVisitorSession>('StartVisitorSession')

type Deps = {
  readonly origin: SessionOrigin
  readonly knowFromYes: KnowFromYes
  readonly hashLogin: HashLogin
  readonly beginning: VisitorSession
  readonly loadVisitor: LoadVisitor
}

const keepOrigin = ({ origin }: Deps, page: OpenedPage): void => {
  const [source, fields] = [sourceIn(page), campaignFieldsIn(page)]
  if (source !== undefined) origin.keep((keeper) => { keeper.setSource(source) })
  if (fields !== undefined) origin.keep((keeper) => { keeper.setCampaign(fields) })
}

const byHash = ({ hashLogin, beginning }: Deps, page: OpenedPage): TE.TaskEither<Failure, HashOutcome> => {
  if (hashInAddress(page) === undefined) return TE.right({ _tag: 'NoHash' })
  beginning.put({ hash: 'waiting' })
  return pipe(
    hashLogin(page),
    TE.tapIO((done) => () => { beginning.put(done._tag === 'NoHash' ? {} : { hash: done }) }),
  )
}

const goOn = ({ beginning, loadVisitor }: Deps, { fetchesVisitor }: OpenedPage): TE.TaskEither<Failure, void> => {
  beginning.put({ ...beginning.now(), mayAsk: true })
  return fetchesVisitor ? loadVisitor() : TE.right(undefined)
}

export const makeStartVisitorSession =
  (deps: Deps): StartVisitorSession =>
  (page) => () => {
    keepOrigin(deps, page)
    deps.knowFromYes()
    return pipe(
      byHash(deps, page),
      TE.flatMap(({ _tag }) => (_tag === 'SignedIn' ? TE.right(undefined) : goOn(deps, page))),
    )()
  }
