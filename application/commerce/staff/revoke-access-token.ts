import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { makeAccessTokenId } from '../../../domain/staff/access-token.ts'
import type { StaffPerson } from '../../../domain/staff/staff-person.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'

/** Ends an own token: a program that shows it is nobody from the next request on. */
export type RevokeAccessToken = (owner: StaffPerson, id: unknown) => TE.TaskEither<Failure, void>

export const makeRevokeAccessToken =
  ({ accessTokens, clock }: { readonly accessTokens: AccessTokens; readonly clock: Clock }): RevokeAccessToken =>
  (owner, id) =>
    pipe(
      TE.fromEither(makeAccessTokenId(id)),
      TE.flatMap((one) =>
        accessTokens.revoke(owner.id, one, { by: owner.name, what: 'token.revoked', about: one, at: clock.now() })),
    )
