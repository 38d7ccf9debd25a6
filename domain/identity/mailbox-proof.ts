import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** What a letter carries to a mailbox: at least 256 bits of randomness. Whoever sends it back reads that mailbox. */
export type ProofToken = Branded<string, 'ProofToken'>

/** 43 letters of base64url hold 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43,64}$/

export const makeProofToken = (text: unknown): E.Either<'NoProof', ProofToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as ProofToken) : E.left('NoProof')

const HOUR = 3600 * 1000

/** How long a letter can be answered. */
export const PROOF_HOURS = 24

/** The moment after which a letter written now proves nothing any more. */
export const proofEnd = (now: Date): Date => new Date(now.getTime() + PROOF_HOURS * HOUR)
