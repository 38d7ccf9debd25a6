import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** What a letter carries to a mailbox: at least 256 bits of randomness. Whoever sends it back reads that mailbox. */
export type ProofToken = Branded<string, 'ProofToken'>

/** 43 letters of base64url hold 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43,64}$/

export const makeProofToken = (text: unknown): E.Either<'NoProof', ProofToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as ProofToken) : E.left('NoProof')

/**
 * What a letter is answered for: to own the account that named the mailbox, to choose a new password, to sign in. A letter is good
 * for the one thing it was written for (Account §4.2, §4.3).
 */
export const PROOF_PURPOSES = ['claim', 'password', 'login'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

const HOUR = 3600 * 1000

/** How long a letter can be answered, in hours (decisions S7, G3). */
export const PROOF_HOURS = { claim: 24, password: 1, login: 24 } as const satisfies { readonly [purpose in ProofPurpose]: number }

/** The moment after which a letter written now proves nothing any more. */
export const proofEnd = (purpose: ProofPurpose, now: Date): Date => new Date(now.getTime() + PROOF_HOURS[purpose] * HOUR)
