import type { ReactNode } from 'react'
import { ArrivalView } from './ArrivalView.tsx'
import type { EyeStock } from './eye-stock.ts'
import css from './EyeStockView.module.css'
import { StockBadgeView } from '../stock/StockBadgeView.tsx'

/** Keeps its place before anything is known, so that nothing moves under the finger. */
export const EyeStockView = ({ stock, hint }: { readonly stock: EyeStock | undefined; readonly hint?: ReactNode }) => (
  <div className={css['stock']} role="status">
    {stock === undefined ? <p className={css['hint']}>{hint}</p> : (
      <>
        <StockBadgeView badge={stock.badge} />
        <ArrivalView arrival={stock.arrival} />
      </>
    )}
  </div>
)
