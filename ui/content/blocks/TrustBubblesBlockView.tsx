import { fillFigures } from '../../../domain/content/fill-figures.ts'
import { RETURN_DAYS } from '../../../domain/order/return-days.ts'
import type { BlockViewProps } from '../block-view.ts'
import { FiguresView } from '../FiguresView.tsx'

export const TrustBubblesBlockView = ({ block, context: { assortment } }: BlockViewProps<'TrustBubbles'>) => {
  const figures = { products: assortment.productCount, brands: assortment.brandCount, return_days: RETURN_DAYS }
  return <FiguresView bubbles={block.bubbles.map(({ number, text }) => ({ number: fillFigures(number, figures), text }))} />
}
