import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { PasskeyRefused } from './passkey-refusal.ts'

/** What a device signs to prove that it holds a passkey: 256 bits of randomness, answered once. */
export type PasskeyChallenge = Branded<string, 'PasskeyChallenge'>

const CHALLENGE = /^[A-Za-z0-9_-]{43,64}$/

export const makePasskeyChallenge = (text: unknown): E.Either<PasskeyRefused, PasskeyChallenge> =>
  typeof text === 'string' && CHALLENGE.test(text) ? E.right(text as PasskeyChallenge) : E.left({ _tag: 'PasskeyRefused' })

/** Names the browser that a challenge was given to where nobody is signed in; out of reach of any script. */
export type PasskeyTicket = Branded<string, 'PasskeyTicket'>

export const makePasskeyTicket = (text: unknown): E.Either<'NoTicket', PasskeyTicket> =>
  typeof text === 'string' && CHALLENGE.test(text) ? E.right(text as PasskeyTicket) : E.left('NoTicket')

/** What is proven: to add a passkey to an account, or to enter one. */
export const PASSKEY_PURPOSES = ['add', 'sign-in'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

const MINUTE = 60_000

/** How long a challenge can be answered. A page to sign in on asks for another one before. */
export const CHALLENGE_MINUTES = 10

export const challengeEnd = (now: Date): Date => new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE)
