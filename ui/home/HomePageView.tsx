import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import type { BlocksViewProps } from '../content/blocks/BlocksView.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import { ArrivalNotices } from '../notice/ArrivalNotices.tsx'

const Blocks = lazyPart(async () => (await import('../content/blocks/BlocksView.tsx')).BlocksView, MissingPart)

/** The home page as composed by editors; the code of its blocks is loaded after the page. */
export const HomePageView = ({ blocks, context }: BlocksViewProps) => (
  <>
    <ArrivalNotices />
    <Suspense><Blocks blocks={blocks} context={context} /></Suspense>
  </>
)
