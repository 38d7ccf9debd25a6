import type { AddressGateway } from '../../application/storefront/address/address-gateway.port.ts'
import type { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'
import type { CartGateway } from '../../application/storefront/cart/cart-gateway.port.ts'
import type { GiftGateway } from '../../application/storefront/cart/gift-gateway.port.ts'
import type { CatalogueGateway } from '../../application/storefront/catalogue/catalogue-gateway.port.ts'
import type { ReplacementGateway } from '../../application/storefront/catalogue/replacement-gateway.port.ts'
import type { ContentGateway } from '../../application/storefront/content/content-gateway.port.ts'
import type { CheckoutGateway } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import type { PromotionGateway } from '../../application/storefront/coupon/promotion-gateway.port.ts'
import type { ShippingPricesGateway } from '../../application/storefront/delivery/shipping-prices-gateway.port.ts'
import type { IdentityGateway } from '../../application/storefront/identity/identity-gateway.port.ts'
import type { EmailLinkGateway } from '../../application/storefront/identity/email-link-gateway.port.ts'
import type { ProfileGateway } from '../../application/storefront/customer/profile-gateway.port.ts'
import type { PasskeyGateway } from '../../application/storefront/passkey/passkey-gateway.port.ts'
import type { CustomerMilesGateway } from '../../application/storefront/loyalty/customer-miles-gateway.port.ts'
import type { PointsGateway } from '../../application/storefront/loyalty/points-gateway.port.ts'
import type { CustomerOrderGateway } from '../../application/storefront/order/customer-order-gateway.port.ts'
import type { OrderGateway } from '../../application/storefront/order/order-gateway.port.ts'
import type { PricingGateway } from '../../application/storefront/pricing/pricing-gateway.port.ts'
import type { RecommendationGateway } from '../../application/storefront/recommendation/recommendation-gateway.port.ts'
import type { RatingGateway } from '../../application/storefront/rating/rating-gateway.port.ts'
import type { ReviewGateway } from '../../application/storefront/rating/review-gateway.port.ts'
import type { ReorderGateway } from '../../application/storefront/reorder/reorder-gateway.port.ts'
import type { SearchGateway } from '../../application/storefront/search/search-gateway.port.ts'
import type { StockGateway } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Shop } from '../../application/contract/shop.ts'
import type { Call } from '../commerce-api/operations/call.ts'
import type { CampaignOf } from '../../application/storefront/pricing/campaign-keeper.port.ts'

/** The API of the shop as one storefront sees it. */
export type Gateways = {
  readonly shop: Shop
  readonly catalogue: CatalogueGateway
  readonly search: SearchGateway
  readonly content: ContentGateway
  readonly pricing: PricingGateway
  readonly stock: StockGateway
  readonly replacements: ReplacementGateway
  readonly recommendations: RecommendationGateway
  readonly carts: CartGateway
  readonly abandonedCarts: AbandonedCartGateway
  readonly gifts: GiftGateway
  readonly addresses: AddressGateway
  readonly checkout: CheckoutGateway
  readonly promotions: PromotionGateway
  readonly orders: OrderGateway
  readonly reorders: ReorderGateway
  readonly ratings: RatingGateway
  readonly reviews: ReviewGateway
  readonly identities: IdentityGateway
  readonly mails: EmailLinkGateway
  readonly passkeys: PasskeyGateway
  readonly customerOrders: CustomerOrderGateway
  readonly customerMiles: CustomerMilesGateway
  readonly points: PointsGateway
  readonly profiles: ProfileGateway
  readonly shippingPrices: ShippingPricesGateway
}

/** `campaignOf`: the stored campaign of a product, if any. */
export type GatewayDeps = { readonly call: Call; readonly campaignOf?: CampaignOf }
