import type { SessionMaker } from '../../../application/commerce/identity/session-maker.port.ts'
import { randomTokens } from '../shop/random-tokens.ts'

/** Two tokens of 132 bits: 264 bits from the platform's own source of randomness. */
export const randomSessions: SessionMaker = { make: () => randomTokens.make() + randomTokens.make() }
