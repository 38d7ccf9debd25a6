import type { Supply } from '../product/product.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { ArrivalRange } from './stock.ts'
import { addWorkingDays, nextDay } from './working-days.ts'

/** An order that comes in from this hour on is handled the next day. */
export const CUT_OFF_HOUR = 16
/** Working days the shop takes to pack. */
export const HANDLING_DAYS = { min: 0, max: 1 } as const

type Days = { readonly min: number; readonly max: number }

const handlingDay = (orderedAt: Date): string => {
  const { day, hour } = zurichTime(orderedAt)
  return addWorkingDays(hour >= CUT_OFF_HOUR ? nextDay(day) : day, 0)
}

/**
 * The days between which a parcel is expected: the day the order is handled, packing, the supplier where the shelf
 * does not cover the quantity, and the carrier, all in Swiss working days (Commerce §3). The instant of the order is a
 * parameter.
 */
export const arrivalRange = (asked: {
  readonly orderedAt: Date
  readonly supply: Pick<Supply, 'leadDays'>
  readonly onHand: number
  readonly quantity: number
  readonly carrierDays: Days
}): ArrivalRange => {
  const start = handlingDay(asked.orderedAt)
  const supplier: Days = asked.quantity <= asked.onHand ? { min: 0, max: 0 } : asked.supply.leadDays
  return {
    min: addWorkingDays(start, HANDLING_DAYS.min + supplier.min + asked.carrierDays.min),
    max: addWorkingDays(start, HANDLING_DAYS.max + supplier.max + asked.carrierDays.max),
  }
}
