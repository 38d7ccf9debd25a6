/** Who brings parcels, by the word with which the codes of their ways to ship begin (Commerce §3). */
export const CARRIERS = ['swisspost', 'quickpac', 'planzer', 'gls', 'dhl', 'other'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Ways to ship of the post that do not begin with its name. */
const BY_POST = ['registered', 'pickmup']

/** Who usually brings what is sent in this way. */
export const carrierOf = (shippingMethod: string): Carrier => {
  if (BY_POST.some((way) => shippingMethod.startsWith(way))) return 'swisspost'
  return CARRIERS.find((carrier) => shippingMethod.startsWith(carrier)) ?? 'other'
}
