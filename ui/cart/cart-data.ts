import type { Cart } from '../../domain/cart/cart.ts'
import { countUnits } from '../../domain/cart/count-units.ts'
import { totalRows } from '../../domain/cart/total-rows.ts'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import type { CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { freeShippingNotice } from '../../domain/delivery/free-shipping.ts'
import type { Money } from '../../domain/money/money.ts'
import { maximumQuantity } from '../../domain/product/maximum-quantity.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { cartSubscriptionPath } from '../../domain/subscription/products-in-address.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { toCodesData } from '../coupon/codes-data.ts'
import type { CodesData } from '../coupon/codes-data.ts'
import { toGroups } from './group-data.ts'
import type { GroupData } from './group-data.ts'

export type FreeShipping = { readonly missing: Money; readonly reached: number; readonly threshold: number }

/** A cart ready to be rendered: in one language, without its token. */
export type CartData = {
  readonly groups: readonly (GroupData & { readonly maximum: number })[]
  readonly units: number
  readonly totals: TotalRows
  readonly freeShipping?: FreeShipping
  readonly codes: CodesData
  /** The path to a subscription for its items. */
  readonly subscribePath?: string
  /** Whether the whole cart or a part of it cannot be delivered. */
  readonly blocked?: 'whole' | 'partly'
}

/** The settings of the shop that a cart needs. */
export type CartSettings = Pick<ShopSettings, 'maxQuantity' | 'singleProductId' | 'freeShippingThreshold' | 'couponChannels'>

const freeShippingOf = (cart: Cart, threshold: Money | undefined): FreeShipping | undefined => {
  const { itemsTotal, shippingTotal } = cart.totals
  const missing = freeShippingNotice({
    enabled: threshold !== undefined,
    itemsTotal,
    ...(threshold === undefined ? {} : { threshold }),
    ...(cart.shippingMethod === undefined ? {} : { shippingPrice: shippingTotal }),
  })
  return missing === undefined || threshold === undefined
    ? undefined
    : { missing, reached: itemsTotal.cents, threshold: threshold.cents }
}

const blockedOf = (delivery: CartDelivery | undefined): Pick<CartData, 'blocked'> => {
  if (delivery?.isBlocked === true) return { blocked: 'whole' }
  return delivery?.isPartlyBlocked === true ? { blocked: 'partly' } : {}
}

/** `undefined` for an empty cart, which looks like none. */
export const toCartData = (
  cart: Cart | undefined,
  locale: Locale,
  settings: CartSettings,
  delivery?: CartDelivery,
): CartData | undefined => {
  if (cart === undefined || cart.lines.length === 0) return undefined
  const freeShipping = freeShippingOf(cart, settings.freeShippingThreshold)
  return {
    groups: toGroups(cart.lines, locale, delivery?.lines).map((group) => ({
      ...group,
      maximum: maximumQuantity({ productId: group.productId, settings }),
    })),
    units: countUnits(cart),
    totals: totalRows(cart),
    codes: toCodesData(cart, locale, settings),
    ...(freeShipping === undefined ? {} : { freeShipping }),
    ...omitUndefined({ subscribePath: cartSubscriptionPath(locale, cart.lines) }),
    ...blockedOf(delivery),
  }
}
