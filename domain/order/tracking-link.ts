import { carrierOf, type Carrier } from '../delivery/carrier.ts'
import type { Order } from './order.ts'
import type { Parcel } from './parcel.ts'

/** Where each carrier tells how far a parcel is, by its number. */
const ADDRESSES: { readonly [carrier in Carrier]?: string } = {
  swisspost: 'https://service.post.ch/ekp-web/ui/entry/search/',
  quickpac: 'https://quickpac.ch/de/tracking/',
  planzer: 'https://tracking.app.planzer.ch/delivery/',
  gls: 'https://gls-group.eu/track/',
  dhl: 'https://www.dhl.com/ch-de/home/tracking.html?tracking-id=',
}

/** What is kept is the number of the parcel, or the whole address where the carrier gave one; nothing else is linked. */
export const parcelLink = ({ carrier, tracking }: Pick<Parcel, 'carrier' | 'tracking'>): string | undefined => {
  if (tracking === undefined || tracking.startsWith('https://')) return tracking
  const address = ADDRESSES[carrier]
  return address === undefined || !/^[\w.-]+$/.test(tracking) ? undefined : `${address}${tracking}`
}

/** Where the parcel can be followed that left last: by whom it was really sent, else by the way that was ordered. */
export const trackingLink =
  ({ tracking, shippingMethod, parcels }: Pick<Order, 'tracking' | 'shippingMethod' | 'parcels'>): string | undefined => {
  const last = parcels?.findLast((parcel) => parcel.tracking !== undefined)
  return parcelLink(last ?? { carrier: carrierOf(shippingMethod), ...(tracking === undefined ? {} : { tracking }) })
}
