/** Pickup at the optician's: no parcel, so no carrier and no price. A key of the shop itself. */
export const STUDIO_PICKUP = 'studio_pickup'

/** All shipping method keys ever used; midi occurs only in old orders (Commerce §3, decision A30). */
export const SHIPPING_CODES = [
  'swisspost_a_post_letter', 'swisspost_a_post_parcel', 'swisspost_a_post_midi',
  'swisspost_b_post_letter', 'swisspost_b_post_parcel', 'swisspost_b_post_midi',
  'registered_letter', 'registered_parcel',
  'quickpac_priority', 'quickpac_economy', 'planzer_priority', 'planzer_economy',
  'gls_parcel', 'gls_letter', 'dhl', 'cargo', 'pickmup', STUDIO_PICKUP,
] as const
export type ShippingCode = (typeof SHIPPING_CODES)[number]
export type ShippingLabelKey = `shipping.method.${ShippingCode}`

const isShippingCode = (key: string): key is ShippingCode => (SHIPPING_CODES as readonly string[]).includes(key)

/** The message id of a shipping method; `undefined` for an unknown one, which is shown by its key. */
export const shippingLabelKey = (key: string): ShippingLabelKey | undefined =>
  isShippingCode(key) ? `shipping.method.${key}` : undefined
