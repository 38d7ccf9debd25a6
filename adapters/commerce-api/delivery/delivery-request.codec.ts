import * as t from 'io-ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { StockQuestion } from '../../../application/contract/delivery.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { Cents } from '../values/cents.codec.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { QuantityText, ProductIdNumber } from '../values/names.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { shortList } from '../codec/short-list.ts'
import { optionInputOf } from '../values/option-input.ts'
import { ExactText } from '../values/request-text.codec.ts'

const DeliveryQuestion = closed('DeliveryQuestion', {
  catalog: ExactText,
  variant_representation: closed('VariantRepresentation', { product_id: ProductIdNumber, option: OptionRecord }),
  quantity: QuantityText,
})

/** What would be sent, where to and by which carrier (Commerce §7). */
export const DeliveryRequest = closed('DeliveryRequest', {
  items: shortList(DeliveryQuestion),
  shipping: closed('DeliveryShipping', { country: CountryCode, method: nullable(ExactText) }, { items_total: Cents }),
  carrier: ExactText,
})
export type DeliveryRequest = t.TypeOf<typeof DeliveryRequest>

/** Catalogue and carrier come from the configuration, and so does the country until an address is known. */
export const deliveryRequest = (
  questions: readonly StockQuestion[],
  shop: Pick<ShopSettings, 'salesChannel' | 'carrier' | 'country'>,
  { country, method, worth }: Partial<Shipment> = {},
): DeliveryRequest => ({
  items: questions.map(({ productId, eye, option, quantity }) => ({
    catalog: shop.salesChannel,
    variant_representation: { product_id: productId, option: optionToWire(eye, option) },
    quantity,
  })),
  shipping: { country: country ?? shop.country, method: method ?? null, ...(worth === undefined ? {} : { items_total: worth }) },
  carrier: shop.carrier,
})

export const stockQuestionOf = ({ variant_representation: variant, quantity }: DeliveryRequest['items'][number]): StockQuestion => ({
  productId: variant.product_id,
  option: optionInputOf(variant.option)?.option ?? {},
  quantity,
})

export const shipmentIn = ({ shipping: { country, method, items_total: worth } }: DeliveryRequest): Shipment => ({
  country, ...(method === null ? {} : { method }), ...(worth === undefined ? {} : { worth }),
})
