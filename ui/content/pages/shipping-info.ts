import { paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'
import type { ShopFacts } from '../shop-facts.ts'

/** Countries, methods, delivery times and prices; free shipping and limits only if the shop has them (decision A64). */
export const shippingInfo = ({ freeShippingFrom, orderLimit }: ShopFacts): ContentText => ({
  title: 'content.shipping_info.title',
  description: 'content.shipping_info.description',
  sections: [
    section(
      'content.shipping_info.countries',
      paragraph('content.shipping_info.countries_text'),
      ...(orderLimit === undefined ? [] : [paragraph('content.shipping_info.limit_text')]),
    ),
    section(
      'content.shipping_info.methods',
      paragraph('content.shipping_info.methods_text'),
      ...(freeShippingFrom === undefined ? [] : [paragraph('content.shipping_info.free_text')]),
    ),
    section('content.shipping_info.arrival', paragraph('content.shipping_info.arrival_text')),
    section('content.shipping_info.arrived', paragraph('content.shipping_info.arrived_text')),
  ],
})
