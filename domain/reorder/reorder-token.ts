import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'

/**
 * The token of the link in a reminder mail: at least 128 bits of randomness. It repeats one order and gives no other access to it
 * (Commerce §2, decision A26). Only its hash is stored.
 */
export type ReorderToken = Branded<string, 'ReorderToken'>

export const makeReorderToken = (text: unknown): E.Either<'NoReorderToken', ReorderToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as ReorderToken) : E.left('NoReorderToken')

/** How many days the link in a reminder mail is valid. */
export const REORDER_LINK_DAYS = 30

const DAY = 24 * 3600 * 1000

/** When a link created now expires. */
export const reorderLinkEnd = (now: Date): Date => new Date(now.getTime() + REORDER_LINK_DAYS * DAY)
