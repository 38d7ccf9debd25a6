import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { ShowSelected } from '../../application/storefront/catalogue/show-selected.ts'
import type { Wishlist } from '../../domain/wishlist/wishlist.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { toListedProduct, type ListedProduct } from '../listing/listed-product.ts'

export type WishlistProducts = {
  /** Absent while they are on their way. */
  readonly products?: readonly ListedProduct[]
  readonly isLost: boolean
  readonly again: () => void
}

const NOTHING_REQUESTED = { isLost: false } as const

/**
 * The products of the list as they are sold now, asked for each time it is opened. What is taken out stays in sight until then, so
 * that a slip can be undone.
 */
export const useWishlistProducts = (wishlist: Wishlist, isOpen: boolean): WishlistProducts => {
  const show = useInjected(ShowSelected)
  const locale = useLocale()
  const [asked, setAsked] = useState(0)
  const [found, setFound] = useState<Omit<WishlistProducts, 'again'>>(NOTHING_REQUESTED)
  const [opened, setOpened] = useState<Wishlist>()
  if (isOpen && opened === undefined) setOpened(wishlist)
  if (!isOpen && opened !== undefined) {
    setOpened(undefined)
    setFound(NOTHING_REQUESTED)
  }
  useEffect(() => {
    if (opened === undefined) return undefined
    let isWanted = true
    const ask = async (): Promise<void> => {
      const cards = opened.length === 0 ? E.right([]) : await show(opened)()
      if (!isWanted) return
      setFound(E.isLeft(cards)
        ? { isLost: true }
        : { isLost: false, products: cards.right.map((card) => toListedProduct(card, locale)) })
    }
    void ask()
    return () => { isWanted = false }
  }, [opened, asked, show, locale])
  const again = (): void => {
    setFound(NOTHING_REQUESTED)
    setAsked((times) => times + 1)
  }
  return { ...found, again }
}
