import type { BlockKind, BlockOf } from '../../domain/content/block.ts'
import type { BlockWorld } from './block-world.ts'

export type BlockViewProps<Kind extends BlockKind> = { readonly block: BlockOf<Kind>; readonly world: BlockWorld }
