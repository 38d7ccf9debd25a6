import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Looks up how postal services write a place. */
export interface AddressDirectory {
  /** The place in the spelling of the post; an unknown place is returned unchanged. */
  readonly standardise: (place: Place) => TaskEither<ServiceUnavailable, Place>
}
