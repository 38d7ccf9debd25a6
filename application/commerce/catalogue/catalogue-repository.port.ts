import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { GivenGoods, ExistingCatalogue } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** How many entries of a list are new, how many were changed; the others were the same already. */
export type Merged = { readonly [list in keyof GivenGoods]: { readonly added: number; readonly changed: number } }

export type Merging = {
  /** Only says what it would do. */
  readonly isTrial: boolean
  /** What is on hand is what was counted; else only what the shop never counted is put there, since orders have taken from the rest. */
  readonly isCount: boolean
}

/** What lies on the shelf; at which channels the brands sell, and where they deliver to, is said by their register. */
export type Shelved = Omit<ExistingCatalogue, 'priceChannels' | 'countries'>

/** The goods of a shop, for whoever brings them from outside. */
export interface CatalogueRepository {
  readonly known: (categories: readonly string[], products: readonly ProductId[]) => TaskEither<ServiceUnavailable, Shelved>
  /** All of it or nothing. What is the same already is not written, so that no page is drawn anew for it. */
  readonly merge: (goods: GivenGoods, how: Merging) => TaskEither<ServiceUnavailable, Merged>
  readonly all: () => TaskEither<ServiceUnavailable, GivenGoods>
}
