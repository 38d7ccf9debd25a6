import * as t from 'io-ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { Eye, LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { CountryCode } from '../values/codes.codec.ts'
import { PackCount, ProductIdNumber } from '../values/names.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { shortList } from '../codec/short-list.ts'

const DeliveryQuestion = closed('DeliveryQuestion', {
  catalog: t.string,
  variant_representation: closed('VariantRepresentation', { product_id: ProductIdNumber, option: OptionRecord }),
  quantity: PackCount,
})

/** What would be sent, where to and by whom (Commerce §7). */
export const DeliveryRequest = closed('DeliveryRequest', {
  items: shortList(DeliveryQuestion),
  shipping: closed('DeliveryShipping', { country: CountryCode, method: nullable(t.string) }),
  carrier: t.string,
})
export type DeliveryRequest = t.TypeOf<typeof DeliveryRequest>

type Asked = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: number
}

/** How the storefront asks: catalogue and carrier come from the configuration, and the country as long as no other is known. */
export type DeliveryChannel = { readonly catalog: string; readonly carrier: string; readonly country: Country }

const deliveryItem = (asked: Asked, catalog: string): DeliveryRequest['items'][number] => ({
  catalog,
  variant_representation: { product_id: asked.productId, option: optionToWire(asked.eye, asked.option) },
  quantity: asked.quantity,
})

export const deliveryRequest = (asked: readonly Asked[], { catalog, carrier, country, method }: DeliveryChannel & Shipment): DeliveryRequest => ({
  items: asked.map((one) => deliveryItem(one, catalog)),
  shipping: { country, method: method ?? null },
  carrier,
})
