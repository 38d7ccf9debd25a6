import type { BlockViewProps } from '../block-view.ts'
import { ReorderBoxView } from '../ReorderBoxView.tsx'

export const ReorderBoxBlockView = ({ block, context }: BlockViewProps<'ReorderBox'>) => (
  <ReorderBoxView title={block.title} text={block.text} searchPath={context.toPath('/s')} />
)
