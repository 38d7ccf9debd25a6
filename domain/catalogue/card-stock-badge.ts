import type { ProductCard } from './product-card.ts'
import { isChosenPerEye } from '../product/is-chosen-per-eye.ts'
import { DEFAULT_QUANTITY } from '../quantity/quantity.ts'
import { stockBadge, type StockBadge } from '../stock/stock-badge.ts'

export type CardStockMessage = StockBadge['messageKey'] | 'listing.sale_stopped' | 'listing.stock.on_hand' | 'listing.stock.values_on_hand'

/** What a card says of the shelf. */
export type CardStockBadge = Pick<StockBadge, 'colour' | 'level' | 'count'> & { readonly messageKey: CardStockMessage }

type Shown = Pick<ProductCard, 'product' | 'stock' | 'isOnHand'>

const whileChosen = ({ product }: Pick<ProductCard, 'product'>, isOnHand: boolean): CardStockBadge =>
  isOnHand
    ? {
        messageKey: isChosenPerEye(product) ? 'listing.stock.values_on_hand' : 'listing.stock.on_hand',
        colour: 'success', level: 'large', count: 1,
      }
    : { messageKey: 'product.stock.on_warehouse', colour: 'default', level: 'none', count: 0 }

/**
 * The badge of the one variant where nothing is left to choose; else whether the shop has any of them: of lenses the usual
 * values. Nothing where nobody asked.
 */
export const cardStockBadge = ({ product, stock, isOnHand }: Shown): CardStockBadge | undefined => {
  if (product.saleStop !== undefined)
    return { messageKey: 'listing.sale_stopped', colour: 'danger', level: 'stop-order', count: 0 }
  if (stock !== undefined) return stockBadge(stock, DEFAULT_QUANTITY, !product.discontinued)
  return isOnHand === undefined ? undefined : whileChosen({ product }, isOnHand)
}
