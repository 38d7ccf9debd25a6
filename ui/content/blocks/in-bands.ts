import type { Block, BlockKind } from '../../../domain/content/block.ts'

/** A part of a page in full width, or within the gutters, where blocks side by side form a group. */
export type Band =
  | { readonly _tag: 'Wide'; readonly block: Block }
  | { readonly _tag: 'Framed'; readonly groups: readonly (readonly Block[])[] }

const WIDE: readonly BlockKind[] = ['HeroBanner', 'HeroSlider']

/** Blocks that share a row if there is room; a button right after a picture with text belongs to the text. */
const BESIDE: { readonly [first in BlockKind]?: readonly BlockKind[] } = {
  CategoryList: ['ReorderBox', 'ContactSupport'], ImageText: ['CtaButton'],
}

const grouped = (groups: readonly (readonly Block[])[], block: Block): readonly (readonly Block[])[] => {
  const latest = groups.at(-1)
  const [first] = latest ?? []
  return latest?.length === 1 && first !== undefined && BESIDE[first._tag]?.includes(block._tag) === true
    ? [...groups.slice(0, -1), [first, block]]
    : [...groups, [block]]
}

export const inBands = (blocks: readonly Block[]): readonly Band[] =>
  blocks.reduce<readonly Band[]>((bands, block) => {
    if (WIDE.includes(block._tag)) return [...bands, { _tag: 'Wide', block }]
    const latest = bands.at(-1)
    return latest?._tag === 'Framed'
      ? [...bands.slice(0, -1), { _tag: 'Framed', groups: grouped(latest.groups, block) }]
      : [...bands, { _tag: 'Framed', groups: [[block]] }]
  }, [])
