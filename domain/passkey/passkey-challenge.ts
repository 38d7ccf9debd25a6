import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { LONG_RANDOM_TOKEN } from '../long-random-token.ts'
import type { PasskeyRefused } from './passkey-refusal.ts'

/** The challenge that a device signs with a passkey: 256 bits of randomness, used once. */
export type PasskeyChallenge = Branded<string, 'PasskeyChallenge'>

export const makePasskeyChallenge = (text: unknown): E.Either<PasskeyRefused, PasskeyChallenge> =>
  typeof text === 'string' && LONG_RANDOM_TOKEN.test(text) ? E.right(text as PasskeyChallenge) : E.left({ _tag: 'PasskeyRefused' })

/** Identifies the browser that received a challenge without a signed-in user; not readable by scripts. */
export type PasskeyTicket = Branded<string, 'PasskeyTicket'>

export const makePasskeyTicket = (text: unknown): E.Either<'NoTicket', PasskeyTicket> =>
  typeof text === 'string' && LONG_RANDOM_TOKEN.test(text) ? E.right(text as PasskeyTicket) : E.left('NoTicket')

/** The purpose of a challenge: to add a passkey to an account, or to sign in. */
export const PASSKEY_PURPOSES = ['add', 'sign-in'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

const MINUTE = 60_000

/** How long a challenge is valid. A sign-in page requests another one before. */
export const CHALLENGE_MINUTES = 10

export const challengeEnd = (now: Date): Date => new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE)
