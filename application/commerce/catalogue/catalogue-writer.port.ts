import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

/** Fills an empty shop. */
export interface CatalogueWriter {
  readonly isFilled: () => TaskEither<ServiceUnavailable, boolean>
  /** All or nothing, and repeatable: existing entries are overwritten, but stock is never reset, since orders have reduced it. */
  readonly fill: (catalogue: ShopCatalogue) => TaskEither<ServiceUnavailable, void>
}
