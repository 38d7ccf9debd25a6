import css from '../Section.module.css'
import type { BlockGroupProps } from '../block-view.ts'
import { AnyBlock } from './block-views.tsx'

/** Several blocks share a row if there is room. */
export const BlockGroup = ({ group, context }: BlockGroupProps) => {
  const views = group.map((block, index) => <AnyBlock key={index} block={block} context={context} />)
  return group.length === 1 ? views : <div className={css['entrance']} data-of={group[0]?._tag}>{views}</div>
}
