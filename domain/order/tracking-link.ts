import type { Order } from './order.ts'

const SWISS_POST = 'https://service.post.ch/ekp-web/ui/entry/search/'

/** Where each carrier tells how far a parcel is, by its number. The first whose name the way to ship begins with. */
const CARRIERS: readonly (readonly [carrier: string, address: string])[] = [
  ['swisspost', SWISS_POST],
  ['registered', SWISS_POST],
  ['pickmup', SWISS_POST],
  ['quickpac', 'https://quickpac.ch/de/tracking/'],
  ['planzer', 'https://tracking.app.planzer.ch/delivery/'],
  ['gls', 'https://gls-group.eu/track/'],
  ['dhl', 'https://www.dhl.com/ch-de/home/tracking.html?tracking-id='],
]

/** What is kept is the number of the parcel, or the whole address where the carrier gave one; nothing else is linked. */
export const trackingLink = ({ tracking, shippingMethod }: Pick<Order, 'tracking' | 'shippingMethod'>): string | undefined => {
  if (tracking === undefined || tracking.startsWith('https://')) return tracking
  const [, address] = CARRIERS.find(([carrier]) => shippingMethod.startsWith(carrier)) ?? []
  return address === undefined || !/^[\w.-]+$/.test(tracking) ? undefined : `${address}${tracking}`
}
