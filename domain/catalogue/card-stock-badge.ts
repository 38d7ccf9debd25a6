import type { ProductCard } from './product-card.ts'
import { isChosenPerEye } from '../product/is-chosen-per-eye.ts'
import { DEFAULT_QUANTITY } from '../quantity/quantity.ts'
import { stockBadge, type StockBadge } from '../stock/stock-badge.ts'

export type CardStockMessage = StockBadge['messageKey'] | 'listing.sale_stopped' | 'listing.stock.on_hand' | 'listing.stock.values_on_hand'

/** What a card says about the stock. */
export type CardStockBadge = Pick<StockBadge, 'colour' | 'level' | 'count'> & { readonly messageKey: CardStockMessage }

type StockFacts = Pick<ProductCard, 'product' | 'stock' | 'isOnHand'>

const beforeChoice = ({ product }: Pick<ProductCard, 'product'>, isOnHand: boolean): CardStockBadge =>
  isOnHand
    ? {
        messageKey: isChosenPerEye(product) ? 'listing.stock.values_on_hand' : 'listing.stock.on_hand',
        colour: 'success', level: 'large', count: 1,
      }
    : { messageKey: 'product.stock.on_warehouse', colour: 'default', level: 'none', count: 0 }

/**
 * The badge of the variant if there is only one; otherwise whether any variant is on hand: of lenses, of the usual values. Nothing where
 * the stock was not loaded.
 */
export const cardStockBadge = ({ product, stock, isOnHand }: StockFacts): CardStockBadge | undefined => {
  if (product.saleStop !== undefined)
    return { messageKey: 'listing.sale_stopped', colour: 'danger', level: 'stop-order', count: 0 }
  if (stock !== undefined) return stockBadge(stock, DEFAULT_QUANTITY, !product.discontinued)
  return isOnHand === undefined ? undefined : beforeChoice({ product }, isOnHand)
}
