import type { StockLevel } from '../../domain/stock/stock-level.ts'
import css from './StockLevelView.module.css'

const BARS = [1, 2, 3] as const
const FILLED: { readonly [level in StockLevel]: number } = { 'stop-order': 0, none: 0, small: 1, medium: 2, large: 3 }

/** The stock level as three bars; decorative, the text is beside them. */
export const StockLevelView = ({ level }: { readonly level: StockLevel }) => (
  <span className={css['level']} data-level={level} aria-hidden="true">
    {BARS.map((bar) => <span key={bar} className={bar <= FILLED[level] ? css['full'] : css['empty']} />)}
  </span>
)
