import type { TaskEither } from 'fp-ts/TaskEither'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** One page of the catalogue; a page above the last is the last (Commerce §2, decision A09). */
export type ListCatalogue = (query: ListingQuery, at: At) => TaskEither<Failure, Listing>
export const ListCatalogue = token<ListCatalogue>('ListCatalogue')
