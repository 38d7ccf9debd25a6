import type { ReactNode } from 'react'
import type { Block, BlockKind, BlockOf } from '../../domain/content/block.ts'
import type { BlockContext } from './block-context.ts'

/** Blocks in one row of a page. */
export type BlockGroupProps = { readonly group: readonly Block[]; readonly context: BlockContext }

export type BlockViewProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>
  readonly context: BlockContext
  /** Renders nested blocks. */
  readonly draw: (blocks: readonly Block[]) => ReactNode
}
