import { HAS_UV_FILTER, ON_HAND } from '../../domain/listing/facet-values.ts'
import type { Facet } from '../../domain/listing/listing-query.ts'
import { ownValue } from '../../domain/own-value.ts'
import type { ProductType } from '../../domain/product/product-type.ts'
import type { MessageId } from '../messages/message-id.ts'

type MessageIds = { readonly [value: string]: MessageId | undefined }

const USAGE_MESSAGES: MessageIds = {
  daily: 'listing.usage.daily',
  weekly: 'listing.usage.weekly',
  monthly: 'listing.usage.monthly',
  quarterly: 'listing.usage.quarterly',
  yearly: 'listing.usage.yearly',
}

const TYPE_MESSAGES: MessageIds = {
  spherical: 'listing.type.spherical',
  toric: 'listing.type.toric',
  multifocal: 'listing.type.multifocal',
  colored: 'listing.type.colored',
  fun: 'listing.type.fun',
  toric_multifocal: 'listing.type.toric_multifocal',
}

/** Gifts and services are never listed, so they need no label. */
const CATEGORY_MESSAGES: { readonly [type in Exclude<ProductType, 'marketing_gifts' | 'service'>]: MessageId } & MessageIds = {
  lens: 'listing.category.lens',
  lenscare: 'listing.category.lenscare',
  sunglasses: 'listing.category.sunglasses',
  eye_care: 'listing.category.eye_care',
  accessory: 'listing.category.accessory',
  fun_lens: 'listing.category.fun_lens',
  humidifier: 'listing.category.humidifier',
  reading_glasses: 'listing.category.reading_glasses',
  saline: 'listing.category.saline',
  All_in_One: 'listing.category.All_in_One',
}

/** Labels on the corner of a picture; an unknown flag is not shown. */
export const FLAG_MESSAGES: MessageIds = {
  new: 'listing.flag.new',
  bestseller: 'listing.flag.bestseller',
}

const VALUE_MESSAGES: { readonly [facet in Facet]?: MessageIds } = {
  lens_usage: USAGE_MESSAGES,
  lens_type: TYPE_MESSAGES,
  stock: { [ON_HAND]: 'listing.stock.on_hand' },
  uv: { [HAS_UV_FILTER]: 'listing.uv.yes' },
  category: CATEGORY_MESSAGES,
}

/** The message of a facet value; manufacturers and brands are proper names. */
export const facetValueMessage = (facet: Facet, value: string): MessageId | undefined =>
  ownValue(VALUE_MESSAGES[facet] ?? {}, value)
