import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import { zero, type Money } from '../../../domain/money/money.ts'
import type { RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { subscriptionShippingMethods, type RepeatedParcel } from '../../../domain/subscription/available-shipping-methods.ts'
import type { ShippingRepository } from '../delivery/shipping-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

export type ShippingDeps = { readonly shipping: ShippingRepository; readonly register: ShopRegister }

/** The shipping methods of a brand to an address; without a total none is free. */
export const availableShippingMethods =
  ({ shipping, register }: ShippingDeps, brandChannel: BrandChannel) =>
  (parcel: RepeatedParcel, productsTotal: Money | undefined): TE.TaskEither<ServiceUnavailable, readonly ShippingOption[]> => {
    const { currency, freeShippingThreshold: freeThreshold } = register.settings(brandChannel)
    return pipe(
      shipping.methods(parcel.shippingAddress.countryCode),
      TE.map((methods) => subscriptionShippingMethods(parcel, { methods, itemsTotal: productsTotal ?? zero(currency), freeThreshold })),
    )
  }

/** Refuses a shipping method that is not among these. */
export const offeredShippingMethod = (key: string) => (methods: readonly ShippingOption[]): TE.TaskEither<
  RefusalBy<'ShippingNotOffered'>, string
> =>
  methods.some((method) => method.key === key) ? TE.right(key) : TE.left({ _tag: 'ShippingNotOffered', key })
