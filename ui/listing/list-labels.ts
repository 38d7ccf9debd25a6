import type { Facet, Sort } from '../../domain/listing/listing-query.ts'
import type { MessageId } from '../messages/message-id.ts'

export const FACET_MESSAGES: { readonly [facet in Facet]: MessageId } = {
  brand: 'listing.facet.brand',
  manufacturer: 'listing.facet.manufacturer',
  frame_shape: 'listing.facet.frame_shape',
  frame_color: 'listing.facet.frame_color',
  lens_usage: 'listing.facet.lens_usage',
  lens_type: 'listing.facet.lens_type',
  price: 'listing.facet.price',
  stock: 'listing.facet.stock',
  pack_size: 'listing.facet.pack_size',
  material: 'listing.facet.material',
  water_content: 'listing.facet.water_content',
  uv: 'listing.facet.uv',
  category: 'listing.facet.category',
}

export const SORT_MESSAGES: { readonly [sort in Sort]: MessageId } = {
  position: 'listing.sort.position',
  relevance: 'listing.sort.relevance',
  price: 'listing.sort.price',
  price_desc: 'listing.sort.price_desc',
  name: 'listing.sort.name',
  rating: 'listing.sort.rating',
}

type StepMessages = { readonly [part in 'below' | 'between' | 'from']: MessageId }

/** The words of facets whose values are steps of numbers. */
export const STEP_MESSAGES: { readonly price: StepMessages; readonly water_content: StepMessages } = {
  price: { below: 'listing.price.below', between: 'listing.price.between', from: 'listing.price.from' },
  water_content: { below: 'listing.water.below', between: 'listing.water.between', from: 'listing.water.from' },
}
