import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import type { BlocksViewProps } from './blocks/BlocksView.tsx'
import css from './Blocks.module.css'

const Blocks = lazyPart(async () => (await import('./blocks/BlocksView.tsx')).BlocksView, MissingPart)

/** A page composed by editors. */
export const ComposedPageView = ({ blocks, context }: BlocksViewProps) => (
  <div className={css['composed']}>
    <Suspense><Blocks blocks={blocks} context={context} /></Suspense>
  </div>
)
