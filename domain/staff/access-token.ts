import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { NotFound } from '../request-refusal.ts'
import type { StaffName } from './staff-name.ts'
import type { StaffRole } from './staff-role.ts'

/** At least 256 bits; what a program shows instead of a session. Begins so that it is found where it should not stand. */
export type AccessToken = Branded<string, 'AccessToken'>

/** What stands before the secret part. */
export const ACCESS_TOKEN_MARK = 'iris_'

const TOKEN = /^iris_[A-Za-z0-9_-]{43,64}$/

export const makeAccessToken = (text: unknown): E.Either<'NoToken', AccessToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as AccessToken) : E.left('NoToken')

const ID = /^[A-Za-z0-9_-]{22,64}$/

/** What pages call a token; opens nothing. */
export type AccessTokenId = Branded<string, 'AccessTokenId'>

export const makeAccessTokenId = (text: unknown): E.Either<NotFound<'token'>, AccessTokenId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as AccessTokenId) : E.left({ _tag: 'NotFound', what: 'token' })

/** A token as its owner sees it. */
export type AccessTokenEntry = {
  readonly id: AccessTokenId
  readonly name: StaffName
  readonly roles: readonly StaffRole[]
  readonly since: Date
  readonly endsAt: Date
}

const DAY = 24 * 3600 * 1000

/** How long a program gets on with one token; then somebody looks whether it is still needed. */
const ACCESS_TOKEN_DAYS = { most: 365, usual: 90 } as const

export const accessTokenEnd = (now: Date, days: number = ACCESS_TOKEN_DAYS.usual): Date =>
  new Date(now.getTime() + Math.min(Math.max(1, Math.trunc(days)), ACCESS_TOKEN_DAYS.most) * DAY)
