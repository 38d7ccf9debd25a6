import type { Block } from '../../../domain/content/block.ts'
import { HydrationBoundary } from '../../binding/HydrationBoundary.tsx'
import { Page, Stack } from '../../design/Layout.tsx'
import type { BlockContext } from '../block-context.ts'
import css from '../Section.module.css'
import { titleBlock } from '../title-block.ts'
import { AnyBlock } from './block-views.tsx'
import { inBands, type Band } from './in-bands.ts'

export type BlocksViewProps = { readonly blocks: readonly Block[]; readonly context: BlockContext }

const Group = ({ group, context }: { readonly group: readonly Block[]; readonly context: BlockContext }) => {
  const views = group.map((block, index) => <AnyBlock key={index} block={block} context={context} />)
  return group.length === 1 ? views : <div className={css['entrance']} data-of={group[0]?._tag}>{views}</div>
}

const BandView = ({ band, context }: { readonly band: Band; readonly context: BlockContext }) =>
  band._tag === 'Wide'
    ? <HydrationBoundary><AnyBlock block={band.block} context={context} /></HydrationBoundary>
    : (
        <Page>
          <Stack gap="huge">
            {band.groups.map(
              (group, index) => <HydrationBoundary key={index}><Group group={group} context={context} /></HydrationBoundary>,
            )}
          </Stack>
        </Page>
      )

/** The blocks of a page in order: some in full width, the others within the gutters. */
export const BlocksView = ({ blocks, context: outer }: BlocksViewProps) => {
  const context = outer.isTitled === true ? outer : { ...outer, titling: titleBlock(blocks) }
  return inBands(blocks).map((band, index) => <BandView key={index} band={band} context={context} />)
}
