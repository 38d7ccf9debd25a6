import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ProviderUsers } from '../../../application/commerce/identity/provider-users.port.ts'

/** A shop without access to an identity service: removals stay queued. */
export const noProviderUsers: ProviderUsers = { remove: () => TE.left({ _tag: 'ServiceUnavailable' }) }
