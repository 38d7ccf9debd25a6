import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import { makeAccessTokenId } from '../../../domain/staff/access-token.ts'
import type { UseCase } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'

/** Revokes one of the caller's access tokens: from the next request on it is invalid. */
export type RevokeAccessToken = UseCase<typeof staffMemberContract.revokeAccessToken>

export const makeRevokeAccessToken =
  ({ accessTokens, clock }: { readonly accessTokens: AccessTokens; readonly clock: Clock }): RevokeAccessToken =>
  ({ person: owner }, { id }) =>
    pipe(
      TE.fromEither(makeAccessTokenId(id)),
      TE.flatMap((tokenId) =>
        accessTokens.revoke(owner.id, tokenId, { by: owner.name, what: 'token.revoked', about: tokenId, at: clock.now() })),
    )
