import type { Block, BlockKind } from '../../../domain/content/block.ts'

/** As wide as the window; or between the gutters of the page, where what stands side by side is a group. */
export type Band =
  | { readonly _tag: 'Wide'; readonly block: Block }
  | { readonly _tag: 'Framed'; readonly groups: readonly (readonly Block[])[] }

const WIDE: readonly BlockKind[] = ['HeroBanner', 'HeroSlider']

/** Two that share a row where there is room; a button right after a picture with words belongs to the words. */
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
