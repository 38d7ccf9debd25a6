import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CatalogueInput, ExistingCatalogue } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** How many entries of a list were added and changed; the others were up to date. */
export type MergeResult = { readonly [list in keyof CatalogueInput]: { readonly added: number; readonly changed: number } }

export type MergeOptions = {
  /** Reports what an import would do, without writing. */
  readonly isTrial: boolean
  /** The stock is replaced by the imported counts; else only stock that was never counted is set, since orders have reduced the rest. */
  readonly isCount: boolean
}

/** The stored catalogue; price channels and delivery countries come from the register of brands. */
export type StoredCatalogue = Omit<ExistingCatalogue, 'priceChannels' | 'countries'>

/** The catalogue as imports read and write it. */
export interface CatalogueRepository {
  readonly existing: (categories: readonly string[], products: readonly ProductId[]) => TaskEither<ServiceUnavailable, StoredCatalogue>
  /** All or nothing. Unchanged entries are not written, so that no page is rendered again for them. */
  readonly merge: (catalogue: CatalogueInput, options: MergeOptions) => TaskEither<ServiceUnavailable, MergeResult>
  readonly all: () => TaskEither<ServiceUnavailable, CatalogueInput>
}
