import { FACETS, SORTS, type Facet, type Sort } from '../../domain/listing/listing-query.ts'
import type { MessageId } from '../messages/message-id.ts'

const named = <Name extends string>(names: readonly Name[], idOf: (name: Name) => MessageId) =>
  Object.fromEntries(names.map((name) => [name, idOf(name)])) as { readonly [name in Name]: MessageId }

export const FACET_MESSAGES = named<Facet>(FACETS, (facet) => `listing.facet.${facet}`)

export const SORT_MESSAGES = named<Sort>(SORTS, (sort) => `listing.sort.${sort}`)

type StepMessages = { readonly [part in 'below' | 'between' | 'from']: MessageId }

/** The messages of facets with numeric ranges. */
export const STEP_MESSAGES: { readonly price: StepMessages; readonly water_content: StepMessages } = {
  price: { below: 'listing.price.below', between: 'listing.price.between', from: 'listing.price.from' },
  water_content: { below: 'listing.water.below', between: 'listing.water.between', from: 'listing.water.from' },
}
