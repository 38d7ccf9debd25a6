import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AddItems } from '../../application/commerce/cart/add-items.ts'
import type { ChangeItemQuantity } from '../../application/commerce/cart/change-item-quantity.ts'
import type { CreateCart } from '../../application/commerce/cart/create-cart.ts'
import type { RemoveItem } from '../../application/commerce/cart/remove-item.ts'
import type { TakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import type { ShowCart } from '../../application/commerce/cart/show-cart.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { CartGateway } from '../../application/storefront/cart/cart-gateway.port.ts'
import { withCampaign, type CampaignOf } from '../commerce-api/pricing/campaign.ts'
import type { OwnerOf } from './owner-of.ts'

type Deps = {
  readonly createCart: CreateCart
  readonly showCart: ShowCart
  readonly addItems: AddItems
  readonly changeItemQuantity: ChangeItemQuantity
  readonly removeItem: RemoveItem
  readonly takeOverCart: TakeOverCart
  readonly campaignOf?: CampaignOf
}

export const makeInProcessCarts = (shop: Deps, { ownerOf, ...at }: At & { readonly ownerOf: OwnerOf }): CartGateway => ({
  create: (locale) =>
    pipe(
      TE.Do,
      TE.bind('owner', () => ownerOf()),
      TE.bind('cart', () => shop.createCart({ ...at, locale })),
      TE.tap(({ owner, cart }) => (owner === undefined ? TE.right(undefined) : shop.takeOverCart(owner, cart.token))),
      TE.map(({ cart }) => cart),
    ),
  cart: shop.showCart,
  addItems: (token, items) => shop.addItems(token, items.map((item) => withCampaign(shop.campaignOf, item))),
  changeQuantity: shop.changeItemQuantity,
  removeLine: shop.removeItem,
})
