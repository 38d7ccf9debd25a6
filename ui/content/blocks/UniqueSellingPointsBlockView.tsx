import type { BlockViewProps } from '../block-view.ts'
import { SellingPointsView } from '../SellingPointsView.tsx'

export const UniqueSellingPointsBlockView = ({ block }: BlockViewProps<'UniqueSellingPoints'>) => (
  <SellingPointsView title={block.title} points={block.points} />
)
