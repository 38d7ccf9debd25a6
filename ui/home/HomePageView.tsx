import { BlocksView, type BlocksViewProps } from '../content/blocks/BlocksView.tsx'
import { ArrivalNotices } from '../notice/ArrivalNotices.tsx'

/** The home page as composed by editors. */
export const HomePageView = ({ blocks, context }: BlocksViewProps) => (
  <>
    <ArrivalNotices />
    <BlocksView blocks={blocks} context={context} />
  </>
)
