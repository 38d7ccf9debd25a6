import * as TE from 'fp-ts/lib/TaskEither.js'
import type { IdTokens } from '../../../application/commerce/identity/id-tokens.port.ts'

/** A shop without an identity service: no ID token is valid. */
export const noIdTokens: IdTokens = { read: () => TE.right(undefined) }
