import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import { UNKNOWN_DEVICE } from '../../../domain/identity/device.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { makeSessionToken, sessionEnd } from '../../../domain/identity/session.ts'
import type { RequestContext } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { NewSession } from './session-repository.port.ts'
import type { SessionMaker } from './session-maker.port.ts'

export type SessionDeps = { readonly sessionMaker: SessionMaker; readonly tokens: TokenMaker; readonly clock: Clock }

/** A new session. Its public id is generated apart: nothing about the secret follows from it. */
export const sessionStart = ({ sessionMaker, tokens, clock }: SessionDeps, { device }: RequestContext): SessionStart => {
  const since = clock.now()
  return {
    since, endsAt: sessionEnd(since), device: device ?? UNKNOWN_DEVICE,
    token: newToken(sessionMaker, makeSessionToken), id: newToken(tokens, makeSessionId),
  }
}

export const newSession = (deps: SessionDeps, visit: RequestContext, accountId: AccountId): NewSession =>
  ({ ...sessionStart(deps, visit), accountId })
