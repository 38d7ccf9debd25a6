import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Knows how places are written by those who deliver there. */
export interface AddressDirectory {
  /** The place as the post writes it; one it does not know comes back as it is. */
  readonly written: (place: Place) => TaskEither<ServiceUnavailable, Place>
}
