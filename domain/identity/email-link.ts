import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { LONG_RANDOM_TOKEN } from '../long-random-token.ts'

/** The token of an e-mail link: at least 256 bits of randomness. Using it proves access to the e-mail address. */
export type ProofToken = Branded<string, 'ProofToken'>

export const makeProofToken = (text: unknown): E.Either<'NoProof', ProofToken> =>
  typeof text === 'string' && LONG_RANDOM_TOKEN.test(text) ? E.right(text as ProofToken) : E.left('NoProof')

/**
 * The purpose of an e-mail link: to verify the address of an account, to set a new password, to sign in. A link is valid for one purpose
 * only (Account §4.2, §4.3).
 */
export const PROOF_PURPOSES = ['claim', 'password', 'login'] as const
export type ProofPurpose = (typeof PROOF_PURPOSES)[number]

const HOUR = 3600 * 1000

/** How long a link is valid, in hours (decisions S7, G3). */
export const PROOF_HOURS = { claim: 24, password: 1, login: 24 } as const satisfies { readonly [purpose in ProofPurpose]: number }

/** When a link sent now expires. */
export const proofEnd = (purpose: ProofPurpose, now: Date): Date => new Date(now.getTime() + PROOF_HOURS[purpose] * HOUR)
