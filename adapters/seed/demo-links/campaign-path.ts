import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { priceChannelOf } from '../shops/price-channel.ts'

type CampaignOffer = NonNullable<ShopCatalogue['offers']>[number]

/** A campaign of the default brand, for one of these products if given. */
export const campaignOffer = ({ offers = [] }: ShopCatalogue, productIds?: readonly ProductId[]): CampaignOffer | undefined =>
  offers.find(({ priceChannel, productId }) => priceChannel === priceChannelOf('iris') && (productIds?.includes(productId) ?? true))

/** The link of a campaign, as in a newsletter. */
export const campaignPath = ({ productId, fk }: CampaignOffer): string =>
  `${productPath(productId)}?${String(new URLSearchParams({ atc: String(productId), fk }))}`
