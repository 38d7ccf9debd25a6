import { ArrivalView } from './ArrivalView.tsx'
import type { EyeStock } from './eye-stock.ts'
import css from './EyeStockView.module.css'
import { StockBadgeView } from './StockBadgeView.tsx'

/** Keeps its place before anything is known, so that nothing moves under the finger. */
export const EyeStockView = ({ stock }: { readonly stock: EyeStock | undefined }) => (
  <div className={css['stock']} role="status">
    {stock !== undefined && (
      <>
        <StockBadgeView badge={stock.badge} />
        <ArrivalView arrival={stock.arrival} />
      </>
    )}
  </div>
)
