import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { MOST_SELECTED } from '../../domain/listing/page-size.ts'
import type { Wishlist } from '../../domain/wishlist/wishlist.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { toListedProduct, type ListedProduct } from '../listing/listed-product.ts'

export type WishlistProducts = {
  /** Absent while loading. */
  readonly products?: readonly ListedProduct[]
  readonly hasFailed: boolean
  readonly retry: () => void
}

const INITIAL = { hasFailed: false } as const

/**
 * The products of the wishlist as currently sold, loaded each time it is opened. Removed ones stay visible until then, so that a
 * removal can be undone.
 */
export const useWishlistProducts = (wishlist: Wishlist, isOpen: boolean): WishlistProducts => {
  const { catalogue } = useInjected(Shop)
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Omit<WishlistProducts, 'retry'>>(INITIAL)
  const [opened, setOpened] = useState<Wishlist>()
  if (isOpen && opened === undefined) setOpened(wishlist)
  if (!isOpen && opened !== undefined) {
    setOpened(undefined)
    setResult(INITIAL)
  }
  useEffect(() => {
    if (opened === undefined) return undefined
    let isCurrent = true
    const load = async (): Promise<void> => {
      const cards = opened.length === 0 ? E.right([]) : await catalogue.listProductsById({ ids: opened, page: 1, limit: MOST_SELECTED })()
      if (!isCurrent) return
      setResult(E.isLeft(cards)
        ? { hasFailed: true }
        : { hasFailed: false, products: cards.right.map((card) => toListedProduct(card, locale)) })
    }
    void load()
    return () => { isCurrent = false }
  }, [opened, attempt, catalogue, locale])
  const retry = (): void => {
    setResult(INITIAL)
    setAttempt((times) => times + 1)
  }
  return { ...result, retry }
}
