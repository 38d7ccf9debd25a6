import type { RecommendationGateway } from '../../application/storefront/recommendation/recommendation-gateway.port.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { recommendationRequest } from '../commerce-api/recommendation/recommendation-request.codec.ts'
import type { Call } from './call.ts'

type Deps = {
  readonly call: Call
  readonly shop: Pick<ShopSettings, 'brandChannel' | 'salesChannel'>
  readonly locale: () => Locale
}

export const makeHttpRecommendations = ({ call, shop, locale }: Deps): RecommendationGateway => ({
  forCart: (cart, accountId) =>
    call(OPERATIONS.getRecommendations, { body: recommendationRequest(cart, { shop, locale: locale() }, accountId) }),
})
