import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ProviderUsers } from '../../../application/commerce/identity/provider-users.port.ts'

/** A shop that may not delete anybody at an identity service: whom it should stays noted until it may. */
export const noProviderUsers: ProviderUsers = { remove: () => TE.left({ _tag: 'ServiceUnavailable' }) }
