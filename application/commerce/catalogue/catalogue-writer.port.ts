import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

/** Fills an empty shop. */
export interface CatalogueWriter {
  readonly isFilled: () => TaskEither<ServiceUnavailable, boolean>
  /**
   * All or nothing, and the same again when repeated: what is known is written anew, but what is on hand is never put
   * back, since orders have taken from it.
   */
  readonly fill: (goods: ShopCatalogue) => TaskEither<ServiceUnavailable, void>
}
