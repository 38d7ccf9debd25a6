import { ownValue } from '../own-value.ts'

/** Coupons can be entered unless the price channel excludes it; an unknown channel does not (Commerce §6, decision A22). */
export const isCouponFormShown = (
  channels: Readonly<Record<string, boolean>> | undefined,
  priceChannel: string | undefined,
): boolean =>
  channels === undefined || priceChannel === undefined || ownValue(channels, priceChannel) !== false
