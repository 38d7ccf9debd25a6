import type { BlockViewProps } from '../block-view.ts'
import { useReportedFeature } from '../../tracking/use-reported-feature.ts'
import { Stack } from '../../design/Layout.tsx'

export const PageWrapperBlockView = ({ block, draw }: BlockViewProps<'PageWrapper'>) => <Stack gap="huge">{draw(block.body)}</Stack>

export const AbTestBlockView = ({ block, draw }: BlockViewProps<'AbTest'>) => {
  useReportedFeature(block.featureKey, !block.defaultVariant)
  return draw(block.content)
}

/** Content around the products of a category; the page renders the products. */
export const CategoryPageWrapperBlockView = ({ block, draw }: BlockViewProps<'CategoryPageWrapper'>) => (
  <Stack gap="huge">{draw(block.above)}{draw(block.below)}</Stack>
)
