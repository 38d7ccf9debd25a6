import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { NotFound } from '../request-refusal.ts'
import { isCount } from '../whole-number.ts'
import type { StaffName } from './staff-name.ts'
import type { InvalidTokenLifetime } from './staff-refusal.ts'
import type { StaffRole } from './staff-role.ts'

/** At least 256 bits; authenticates a program instead of a session. Its prefix makes leaked tokens recognisable. */
export type AccessToken = Branded<string, 'AccessToken'>

/** The prefix before the secret part. */
export const ACCESS_TOKEN_MARK = 'iris_'

export const ACCESS_TOKEN = /^iris_[A-Za-z0-9_-]{43,64}$/

export const makeAccessToken = (text: unknown): E.Either<'NoToken', AccessToken> =>
  typeof text === 'string' && ACCESS_TOKEN.test(text) ? E.right(text as AccessToken) : E.left('NoToken')

/** Identifies a token on pages; it is not a credential. */
export type AccessTokenId = Branded<string, 'AccessTokenId'>

export const makeAccessTokenId = (text: unknown): E.Either<NotFound<'token'>, AccessTokenId> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as AccessTokenId) : E.left({ _tag: 'NotFound', what: 'token' })

/** A token as its owner sees it. */
export type AccessTokenEntry = {
  readonly id: AccessTokenId
  readonly name: StaffName
  readonly roles: readonly StaffRole[]
  readonly since: Date
  readonly endsAt: Date
}

const DAY = 24 * 3600 * 1000

/** The lifetime of a token in days; afterwards it has to be renewed deliberately. */
export const TOKEN_DAYS = { from: 1, to: 365 } as const
const STANDARD_DAYS = 90

export const accessTokenEnd = (now: Date, days: number = STANDARD_DAYS): E.Either<InvalidTokenLifetime, Date> =>
  (isCount(days) && days <= TOKEN_DAYS.to ? E.right(new Date(now.getTime() + days * DAY)) : E.left({ _tag: 'InvalidTokenLifetime' }))
