import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Place, SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Whoever knows how places are written, on the far side. */
export interface AddressGateway {
  readonly sanitise: (place: Place) => TaskEither<Failure, SanitisedPlace>
}
export const AddressGateway = token<AddressGateway>('AddressGateway')
