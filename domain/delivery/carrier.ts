/** Carriers, by the prefix of the shipping method keys (Commerce §3). */
export const CARRIERS = ['swisspost', 'quickpac', 'planzer', 'gls', 'dhl', 'other'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Shipping methods of Swiss Post without its prefix. */
const BY_POST = ['registered', 'pickmup']

/** The usual carrier of a shipping method. */
export const carrierOf = (shippingMethod: string): Carrier => {
  if (BY_POST.some((prefix) => shippingMethod.startsWith(prefix))) return 'swisspost'
  return CARRIERS.find((carrier) => shippingMethod.startsWith(carrier)) ?? 'other'
}
