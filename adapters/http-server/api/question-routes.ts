import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { shippingOptionsToWire } from '../../commerce-api/checkout/shipping.codec.ts'
import { askedOptionOf } from '../../commerce-api/values/asked-option.ts'
import { deliveryDatesToWire } from '../../commerce-api/delivery/delivery-dates.codec.ts'
import type { DeliveryRequest } from '../../commerce-api/delivery/delivery-request.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { pricingToWire } from '../../commerce-api/pricing/pricing.codec.ts'
import { readPricingParams } from '../../commerce-api/pricing/pricing-params.ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { makeCountry } from '../../../domain/shop/country.ts'
import type { AnswerOperation } from './answer-operations.ts'
import { productIdOf } from './catalogue-routes.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'

/** A token that cannot be one is no cart at all: the price is quoted as without a cart. */
const cartOf = (text: string | undefined) => {
  const token = makeCartToken(text)
  return E.isRight(token) ? { cartToken: token.right } : {}
}

const questionOf = ({ variant_representation: variant, quantity }: DeliveryRequest['items'][number]) => ({
  productId: variant.product_id,
  option: askedOptionOf(variant.option)?.option ?? ({} satisfies LensOption),
  quantity,
})

const shipmentIn = ({ shipping: { country, method } }: DeliveryRequest): Shipment => ({ country, ...(method === null ? {} : { method }) })

export const questionRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.getPricing, ({ params, at }) => {
    const { productId, quantity, cartToken, fk } = readPricingParams(params)
    return pipe(
      productIdOf(productId),
      TE.flatMap((id) =>
        shop.quoteProductPrice({ productId: id, quantity, ...cartOf(cartToken), ...(fk === undefined ? {} : { fk }) }, at),
      ),
      TE.map(pricingToWire),
    )
  })
  answer(OPERATIONS.getDeliveryDates, ({ body, at }) =>
    pipe(
      shop.showStock(body.items.map(questionOf), at, shipmentIn(body)),
      TE.map((stocks) => deliveryDatesToWire(stocks, body.items.map(({ quantity }) => quantity))),
    ),
  )
  answer(OPERATIONS.searchShippingOptions, ({ params, at }) => {
    const country = makeCountry(params.get('country_to') ?? '')
    return E.isLeft(country)
      ? TE.right({ options: [] })
      : pipe(shop.listShipping(country.right, at), TE.map(shippingOptionsToWire))
  })
}
