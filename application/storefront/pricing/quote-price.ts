import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { CAMPAIGN_PRICE_DELAY } from '../../../domain/pricing/price-delay.ts'
import { canRequestPrice } from '../../../domain/pricing/price-request.machine.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { CampaignOf } from '../visit/campaign-keeper.port.ts'
import { underCampaign } from '../visit/under-campaign.ts'

/**
 * The price of `quantity` packs for this visitor; without a product or below one pack nothing is requested (Commerce §5). With a
 * campaign key it waits 10 ms, so that the campaign is stored first (Commerce §7, decision A47).
 */
export type QuotePrice = (
  productId: ProductId | undefined,
  quantity: number,
  fk?: string,
) => TE.TaskEither<Failure, Pricing | undefined>
export const QuotePrice = token<QuotePrice>('QuotePrice')

type Deps = { readonly shop: Pick<Shop, 'pricing'>; readonly keeper: CartTokenKeeper; readonly campaignOf: CampaignOf }

const pause = (milliseconds: number): TE.TaskEither<Failure, void> => TE.fromTask(T.delay(milliseconds)(T.of(undefined)))

export const makeQuotePrice = (deps: Deps): QuotePrice => {
  const request = (productId: ProductId, quantity: number, fk?: string): TE.TaskEither<Failure, Pricing> => () => {
    const cartToken = deps.keeper.read()
    return deps.shop.pricing.getPricing(underCampaign(deps.campaignOf)({ productId, quantity, ...omitUndefined({ cartToken, fk }) }))()
  }
  return (productId, quantity, fk) => {
    const query = { productId, quantity }
    if (!canRequestPrice(query)) return TE.right(undefined)
    const pricing = request(query.productId, quantity, fk)
    return fk === undefined ? pricing : pipe(pause(CAMPAIGN_PRICE_DELAY), TE.flatMap(() => pricing))
  }
}
