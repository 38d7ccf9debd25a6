import { carrierOf, type Carrier } from '../delivery/carrier.ts'
import type { Order } from './order.ts'
import type { Parcel } from './parcel.ts'

/** The tracking page of each carrier, before the number. */
const ADDRESSES: { readonly [carrier in Carrier]?: string } = {
  swisspost: 'https://service.post.ch/ekp-web/ui/entry/search/',
  quickpac: 'https://quickpac.ch/de/tracking/',
  planzer: 'https://tracking.app.planzer.ch/delivery/',
  gls: 'https://gls-group.eu/track/',
  dhl: 'https://www.dhl.com/ch-de/home/tracking.html?tracking-id=',
}

/** The link of a tracking number, or the stored URL; nothing else is linked. */
export const parcelLink = ({ carrier, tracking }: Pick<Parcel, 'carrier' | 'tracking'>): string | undefined => {
  if (tracking === undefined || tracking.startsWith('https://')) return tracking
  const address = ADDRESSES[carrier]
  return address === undefined || !/^[\w.-]+$/.test(tracking) ? undefined : `${address}${tracking}`
}

/** The tracking link of the last parcel: by its actual carrier, otherwise by the ordered shipping method. */
export const trackingLink =
  ({ tracking, shippingMethod, parcels }: Pick<Order, 'tracking' | 'shippingMethod' | 'parcels'>): string | undefined => {
  const last = parcels?.findLast((parcel) => parcel.tracking !== undefined)
  return parcelLink(last ?? { carrier: carrierOf(shippingMethod), ...(tracking === undefined ? {} : { tracking }) })
}
