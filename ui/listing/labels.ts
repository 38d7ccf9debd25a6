import { HAS_UV_FILTER, ON_HAND } from '../../domain/listing/facet-values.ts'
import type { Facet } from '../../domain/listing/listing-query.ts'
import type { ProductType } from '../../domain/product/product-type.ts'
import type { MessageId } from '../messages/message-id.ts'

type MessageOf = (value: string) => MessageId | undefined

const labelled = <Value extends string>(values: readonly Value[], idOf: (value: Value) => MessageId): MessageOf => (value) => {
  const known = values.find((one) => one === value)
  return known && idOf(known)
}

/** Gifts and services are never listed, so they need no label. */
type ListedType = Exclude<ProductType, 'marketing_gifts' | 'service'>

/** The label on the corner of a picture; an unknown flag is not shown. */
export const flagMessage = labelled(['new', 'bestseller'], (flag) => `listing.flag.${flag}`)

const MESSAGES: { readonly [facet in Facet]?: MessageOf } = {
  lens_usage: labelled(['daily', 'weekly', 'monthly', 'quarterly', 'yearly'], (usage) => `listing.usage.${usage}`),
  lens_type: labelled(
    ['spherical', 'toric', 'multifocal', 'colored', 'fun', 'toric_multifocal'], (type) => `listing.type.${type}`,
  ),
  stock: labelled([ON_HAND], () => 'listing.stock.on_hand'),
  uv: labelled([HAS_UV_FILTER], () => 'listing.uv.yes'),
  category: labelled<ListedType>(
    ['lens', 'lenscare', 'sunglasses', 'eye_care', 'accessory', 'fun_lens', 'humidifier', 'reading_glasses', 'saline', 'All_in_One'],
    (type) => `listing.category.${type}`,
  ),
}

/** The message of a facet value; manufacturers and brands are proper names. */
export const facetValueMessage = (facet: Facet, value: string): MessageId | undefined => MESSAGES[facet]?.(value)
