import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { ACCESS_TOKEN_MARK, accessTokenEnd, makeAccessToken, makeAccessTokenId } from '../../../domain/staff/access-token.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import type { UseCase } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import { someRoles } from './add-staff.ts'

type Deps = {
  readonly accessTokens: AccessTokens
  readonly sessionMaker: SessionMaker
  readonly tokens: TokenMaker
  readonly clock: Clock
}

/** An access token for a program of a member of staff, shown only once. It has the roles it was given, as long as its owner has them. */
export const makeCreateAccessToken =
  ({ accessTokens, sessionMaker, tokens, clock }: Deps): UseCase<typeof staffMemberContract.createAccessToken> =>
  ({ person: owner }, { days, ...input }) => {
    const since = clock.now()
    return pipe(
      TE.fromEither(makeStaffName(input.name)),
      TE.bindTo('name'),
      TE.bindW('roles', () => TE.fromEither(someRoles(input.roles))),
      TE.bindW('endsAt', () => TE.fromEither(accessTokenEnd(since, days))),
      TE.map((entry) => {
        const token = newToken({ make: () => ACCESS_TOKEN_MARK + sessionMaker.make() }, makeAccessToken)
        return { token, entry: { id: newToken(tokens, makeAccessTokenId), since, ...entry } }
      }),
      TE.tap(({ token, entry }): TE.TaskEither<FailureBy<'RoleNotOwned'>, void> =>
        accessTokens.add(token, entry, owner.id, { by: owner.name, what: 'token.created', about: entry.name, at: since })),
    )
  }
