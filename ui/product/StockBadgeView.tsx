import { FormattedMessage } from 'react-intl'
import type { StockBadge } from '../../domain/stock/stock-badge.ts'
import { Badge } from '../design/Badge.tsx'

/** What is on hand, in words and colour. */
export const StockBadgeView = ({ badge }: { readonly badge: StockBadge }) => (
  <Badge tone={badge.colour}>
    <FormattedMessage id={badge.messageKey} values={{ count: badge.count }} />
  </Badge>
)
