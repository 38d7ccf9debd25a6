import type { Block } from '../../../domain/content/block.ts'
import { HydrationBoundary } from '../../binding/HydrationBoundary.tsx'
import { Page, Stack } from '../../design/Layout.tsx'
import type { BlockContext } from '../block-context.ts'
import css from '../Section.module.css'
import { titleBlock } from '../title-block.ts'
import { AnyBlock } from './block-views.tsx'
import { inBands, type Band } from './in-bands.ts'

export type BlocksViewProps = { readonly blocks: readonly Block[]; readonly world: BlockContext }

const Group = ({ group, world }: { readonly group: readonly Block[]; readonly world: BlockContext }) => {
  const drawn = group.map((block, index) => <AnyBlock key={index} block={block} world={world} />)
  return group.length === 1 ? drawn : <div className={css['entrance']} data-of={group[0]?._tag}>{drawn}</div>
}

const BandView = ({ band, world }: { readonly band: Band; readonly world: BlockContext }) =>
  band._tag === 'Wide'
    ? <HydrationBoundary><AnyBlock block={band.block} world={world} /></HydrationBoundary>
    : (
        <Page>
          <Stack gap="huge">
            {band.groups.map((group, index) => <HydrationBoundary key={index}><Group group={group} world={world} /></HydrationBoundary>)}
          </Stack>
        </Page>
      )

/** The blocks of a page in order: some in full width, the others within the gutters. */
export const BlocksView = ({ blocks, world: given }: BlocksViewProps) => {
  const world = given.isTitled === true ? given : { ...given, titling: titleBlock(blocks) }
  return inBands(blocks).map((band, index) => <BandView key={index} band={band} world={world} />)
}
