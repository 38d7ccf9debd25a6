import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { productId } from './product.ts'

type Stated = Partial<Omit<PriceEntry, 'productId'>> & { readonly productId?: number }

/** 50.00 per pack, the same everywhere by default. `original` and `website` equal `current`. */
export const aPriceEntry = ({ productId: id = 1001, current = 5000, ...stated }: Stated = {}): PriceEntry => ({
  productId: productId(id),
  priceChannel: 'iris-ch',
  currency: 'CHF',
  original: current,
  website: current,
  bulk: [],
  current,
  ...stated,
})
