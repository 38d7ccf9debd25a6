/** Collected at the optician's: no parcel to the customer, so no carrier and no price. The shop's own word. */
export const STUDIO_PICKUP = 'studio_pickup'

/** Codes of every way to ship the shop has ever used; midi is known for old orders only (Commerce §3, decision A30). */
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

/** The message id that names a way to ship; `undefined` for an unknown one, which is shown by its raw key. */
export const shippingLabelKey = (key: string): ShippingLabelKey | undefined =>
  isShippingCode(key) ? `shipping.method.${key}` : undefined
