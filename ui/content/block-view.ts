import type { ReactNode } from 'react'
import type { Block, BlockKind, BlockOf } from '../../domain/content/block.ts'
import type { BlockWorld } from './block-world.ts'

export type BlockViewProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>
  readonly world: BlockWorld
  /** Draws what stands within the block. */
  readonly draw: (blocks: readonly Block[]) => ReactNode
}
