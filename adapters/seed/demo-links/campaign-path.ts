import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { priceChannelOf } from '../shops/price-channel.ts'

type CampaignOffer = NonNullable<ShopCatalogue['offers']>[number]

/** A campaign at the brand of the plain host, for one of these products where it matters which. */
export const campaignOffer = ({ offers = [] }: ShopCatalogue, wanted?: readonly ProductId[]): CampaignOffer | undefined =>
  offers.find(({ priceChannel, productId }) => priceChannel === priceChannelOf('iris') && (wanted?.includes(productId) ?? true))

/** The link of a campaign, as a newsletter carries it. */
export const campaignPath = ({ productId, fk }: CampaignOffer): string =>
  `${productPath(productId)}?${String(new URLSearchParams({ atc: String(productId), fk }))}`
