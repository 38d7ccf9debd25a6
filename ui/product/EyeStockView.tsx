import type { ReactNode } from 'react'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import { ArrivalView } from './ArrivalView.tsx'
import type { EyeStock } from './eye-stock.ts'
import css from './EyeStockView.module.css'
import { StockBadgeView } from '../stock/StockBadgeView.tsx'

type EyeStockViewProps = { readonly stock: EyeStock | undefined; readonly hint?: ReactNode; readonly unit?: CountedBy | undefined }

/** Rendered before the stock is known as well, to avoid a layout shift. */
export const EyeStockView = ({ stock, hint, unit }: EyeStockViewProps) => (
  <div className={css['stock']} role="status">
    {stock === undefined ? <p className={css['hint']}>{hint}</p> : (
      <>
        <StockBadgeView badge={stock.badge} unit={unit} />
        <ArrivalView arrival={stock.arrival} />
      </>
    )}
  </div>
)
