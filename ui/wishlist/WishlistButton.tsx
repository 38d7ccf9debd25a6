import * as E from '../../domain/either.ts'
import { use } from 'react'
import { ChangeWishlist } from '../../application/storefront/wishlist/change-wishlist.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useWishlist, WishlistContext } from './wishlist.ts'
import { WishlistButtonView } from './WishlistButtonView.tsx'

export type WishlistButtonProps = { readonly id: ProductId; readonly title: string }

/** Adds a product to the wishlist of this device, or removes it. */
export const WishlistButton = ({ id, title }: WishlistButtonProps) => {
  const change = useInjected(ChangeWishlist)
  const { set } = use(WishlistContext)
  const isWished = useWishlist()?.includes(id) ?? false
  const press = async (): Promise<void> => {
    const changed = await change({ id, isWished: !isWished })()
    if (E.isRight(changed)) set(changed.right)
  }
  return <WishlistButtonView title={title} isWished={isWished} onPress={() => { void press() }} />
}
