import { categoryPath } from '../../../domain/product/category-path.ts'
import type { CatalogueEntry } from './catalogue-entry.codec.ts'

/** The category of an entry: `lens/daily/toric`, `lenscare/peroxide`, `humidifier`. */
export const categoryPathOf = (entry: CatalogueEntry): string =>
  entry.path ?? categoryPath({
    category: entry.type,
    ...(entry.usage === undefined ? {} : { lensUsage: entry.usage }),
    ...(entry.design === undefined ? {} : { lensType: entry.design }),
  })
