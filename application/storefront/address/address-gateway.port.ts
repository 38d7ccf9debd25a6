import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Place, SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Checks how an address is spelled, through the API. */
export interface AddressGateway {
  readonly sanitise: (place: Place) => TaskEither<Failure, SanitisedPlace>
}
export const AddressGateway = token<AddressGateway>('AddressGateway')
