import type { CartLine } from '../cart/cart.ts'
import type { Country } from '../shop/country.ts'

type Line = Pick<CartLine, 'option' | 'category'>

const isPower = (value: string | number | undefined): boolean => value !== undefined && value !== 0

/** A contact lens with power; a coloured one without power corrects nothing. */
const isCorrectiveLens = ({ option, category }: Line): boolean =>
  (category === 'lens' || category === 'fun_lens') &&
  (isPower(option.sphere) || isPower(option.cylinder) || isPower(option.add))

/**
 * Items that are not delivered to a country. France: corrective lenses may be sold at a distance only by a shop with an optician who
 * checks each buyer's prescription (Code de la santé publique, L4362-10), which this shop does not do.
 */
const NOT_DELIVERED: Readonly<Record<string, (line: Line) => boolean>> = { FR: isCorrectiveLens }

type Delivery = {
  readonly lines: readonly Line[]
  readonly shippingAddress?: { readonly countryCode: Country } | undefined
}

/** Whether everything may be delivered to the parcel's country; true without an address. */
export const isDeliverable = ({ lines, shippingAddress }: Delivery): boolean =>
  shippingAddress === undefined || !lines.some(NOT_DELIVERED[shippingAddress.countryCode] ?? (() => false))
