import { use } from 'react'
import type { ListViewType } from '../../domain/listing/listing-query.ts'
import { serverPart } from '../binding/server-part.tsx'
import { LoadPartTextsContext } from '../messages/load-part-texts.ts'
import { WishlistSlot } from '../wishlist/WishlistSlot.tsx'
import type { ProductCardContentProps } from './ProductCardContent.tsx'
import css from './ProductCardView.module.css'

export type ProductCardViewProps = ProductCardContentProps & { readonly viewType?: ListViewType | undefined }

const Content = serverPart(async () => (await import('./ProductCardContent.tsx')).ProductCardContent, 'awaited')

/** Begins to load what renders cards, so that it arrives with their data. */
export const useLoadCards = (): (() => void) => {
  const loadPartTexts = use(LoadPartTextsContext)
  return () => { void Promise.allSettled([import('./ProductCardContent.tsx'), loadPartTexts('cards')]) }
}

/**
 * A product in a list. The whole card is clickable; the name is the link. What a browser must render itself, such as the products of
 * another page of the list, appears when its code is loaded: a list of cards is a boundary of hydration.
 */
export const ProductCardView = ({ product, viewType = 'grid', isEager, heading }: ProductCardViewProps) => (
  <article className={css['card']} data-view={viewType}>
    <Content key={JSON.stringify(product)} product={product} isEager={isEager} heading={heading} />
    <WishlistSlot id={product.id} title={product.title} />
  </article>
)
