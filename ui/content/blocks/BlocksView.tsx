import type { Block } from '../../../domain/content/block.ts'
import { Page, Stack } from '../../design/Layout.tsx'
import type { BlockContext } from '../block-context.ts'
import { titleBlock } from '../title-block.ts'
import { BlockPart } from './BlockPart.tsx'
import { inBands, type Band } from './in-bands.ts'

export type BlocksViewProps = { readonly blocks: readonly Block[]; readonly context: BlockContext }

const BandView = ({ band, context }: { readonly band: Band; readonly context: BlockContext }) =>
  band._tag === 'Wide'
    ? <BlockPart group={[band.block]} context={context} />
    : (
        <Page>
          <Stack gap="huge">{band.groups.map((group, index) => <BlockPart key={index} group={group} context={context} />)}</Stack>
        </Page>
      )

/** The blocks of a page in order: some in full width, the others within the gutters. */
export const BlocksView = ({ blocks, context: outer }: BlocksViewProps) => {
  const context = outer.isTitled === true ? outer : { ...outer, titling: titleBlock(blocks) }
  return inBands(blocks).map((band, index) => <BandView key={index} band={band} context={context} />)
}
