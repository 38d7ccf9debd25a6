import type { BlockViewProps } from '../block-view.ts'
import { ReorderBoxView } from '../ReorderBoxView.tsx'

export const ReorderBoxBlockView = ({ block, world }: BlockViewProps<'ReorderBox'>) => (
  <ReorderBoxView title={block.title} text={block.text} searchPath={world.toPath('/s')} />
)
