import type { Supply } from '../product/product.ts'
import { daysAfter } from '../shop/day-number.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { ArrivalRange } from './stock.ts'
import { addWorkingDays } from './working-days.ts'

/** Orders from this hour on are processed the next day. */
export const CUT_OFF_HOUR = 16
/** Working days for packing. */
export const HANDLING_DAYS = { min: 0, max: 1 } as const

type Days = { readonly min: number; readonly max: number }

const handlingDay = (orderedAt: Date): string => {
  const { day, hour } = zurichTime(orderedAt)
  return addWorkingDays(hour >= CUT_OFF_HOUR ? daysAfter(day, 1) : day, 0)
}

/**
 * The days between which a parcel is expected: processing of the order, packing, the supplier if the stock does not cover the quantity,
 * and the carrier, all in Swiss working days (Commerce §3). The instant of the order is a parameter.
 */
export const arrivalRange = (request: {
  readonly orderedAt: Date
  readonly supply: Pick<Supply, 'leadDays'>
  readonly onHand: number
  readonly quantity: number
  readonly carrierDays: Days
}): ArrivalRange => {
  const start = handlingDay(request.orderedAt)
  const supplier: Days = request.quantity <= request.onHand ? { min: 0, max: 0 } : request.supply.leadDays
  return {
    min: addWorkingDays(start, HANDLING_DAYS.min + supplier.min + request.carrierDays.min),
    max: addWorkingDays(start, HANDLING_DAYS.max + supplier.max + request.carrierDays.max),
  }
}
