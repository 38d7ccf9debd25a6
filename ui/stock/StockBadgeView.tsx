import { FormattedMessage } from 'react-intl'
import type { CardStockBadge } from '../../domain/catalogue/card-stock-badge.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import { Badge } from '../design/Badge.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { StockLevelView } from './StockLevelView.tsx'

/** The texts of all stock states of the domain. */
const MESSAGES: { readonly [key in CardStockBadge['messageKey']]: MessageId } = {
  'product.stock.reduce_stock': 'product.stock.reduce_stock',
  'product.stock.no_stock_available': 'product.stock.no_stock_available',
  'product.stock.available_stock_more_then_ten': 'product.stock.available_stock_more_then_ten',
  'product.stock.available_stock_less_then_ten': 'product.stock.available_stock_less_then_ten',
  'product.stock.on_warehouse': 'product.stock.on_warehouse',
  'listing.sale_stopped': 'listing.sale_stopped',
  'listing.stock.on_hand': 'listing.stock.on_hand',
  'listing.stock.values_on_hand': 'listing.stock.values_on_hand',
}

/** The stock as text, colour and level. */
export const StockBadgeView = ({ badge, unit = 'pack' }: { readonly badge: CardStockBadge; readonly unit?: CountedBy | undefined }) => (
  <Badge tone={badge.colour} mark={<StockLevelView level={badge.level} />}>
    <FormattedMessage id={MESSAGES[badge.messageKey]} values={{ count: badge.count, unit }} />
  </Badge>
)
