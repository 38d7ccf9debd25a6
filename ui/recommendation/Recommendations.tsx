import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useTrackedList } from '../tracking/use-tracked-list.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useLoadRefusal } from '../messages/use-refusal.ts'
import type { RecommendationData } from './recommendation-data.ts'
import { recommendedItem } from './recommended-item.ts'
import { RecommendationsView } from './RecommendationsView.tsx'
import type { RecommendationsViewProps } from './RecommendationsView.tsx'

type RecommendationsProps = Pick<RecommendationsViewProps, 'idPrefix' | 'heading'> & {
  /** Called when the visitor follows a product link. */
  readonly onFollow?: () => void
  readonly recommendation: RecommendationData | undefined
}

const loadWords = async () => (await import('../messages/add-to-cart-message.ts')).addToCartMessage

const NONE: RecommendationData['products'] = []

/** Recommendations for the visitor's cart; a click adds one. */
export const Recommendations = ({ recommendation, idPrefix, heading, onFollow }: RecommendationsProps) => {
  const add = useInjected(AddToCart)
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const loadRefusal = useLoadRefusal()
  const action = useLocalePath()('/cart')
  const onProduct = useTrackedList({ name: 'recommendations', items: recommendation?.products ?? NONE })
  const [adding, setAdding] = useState<ProductId>()
  const [problem, setProblem] = useState<RecommendationsViewProps['problem']>()
  const onAdd = async (productId: ProductId, quantity: string, position: number): Promise<void> => {
    setAdding(productId)
    setProblem(undefined)
    const item = recommendedItem({ productId, quantity, recommendationId: recommendation?.recommendationId ?? '', position }, shop)
    const result = await add([item], locale)()
    setAdding(undefined)
    if (E.isLeft(result)) setProblem({ productId, message: await loadRefusal(result.left, loadWords) })
  }
  return (
    <RecommendationsView
      idPrefix={idPrefix}
      heading={heading}
      recommendation={recommendation}
      action={action}
      adding={adding}
      problem={problem}
      onFollow={(product) => {
        onProduct(product)
        onFollow?.()
      }}
      onAdd={(productId, quantity, position) => { void onAdd(productId, quantity, position) }}
    />
  )
}
