import type { Customer } from '../../domain/customer/customer.ts'
import { fullGreetingName } from '../../domain/identity/greeting-name.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toAddressLines, type AddressLines } from '../address/address-lines.ts'
import { toHistoryEntry, type HistoryEntry } from '../order/history-data.ts'

/** The data of the account overview: the customer, and the last order. */
export type OverviewData = {
  /** Name with form of address. */
  readonly name: string
  readonly email: string
  readonly isVerified: boolean
  /** Absent without orders, `'lost'` if they could not be loaded. */
  readonly order?: HistoryEntry | 'lost'
  readonly address?: AddressLines
  /** Absent if it could not be loaded. */
  readonly points?: number
  /** ISO instant: when the account is deleted, if that was requested. */
  readonly dueAt?: string
}

/** The loaded parts; `'lost'` if loading failed. */
export type Loaded = {
  readonly orders: readonly Order[] | 'lost'
  readonly points?: number | undefined
  readonly dueAt?: Date | undefined
}

const lastOf = (orders: Loaded['orders'], locale: Locale): HistoryEntry | 'lost' | undefined => {
  if (orders === 'lost') return orders
  const [last] = orders
  return last && toHistoryEntry(last, locale)
}

type Site = { readonly locale: Locale; readonly tone: Tone }

export const toOverviewData = (customer: Customer, { orders, points, dueAt }: Loaded, { locale, tone }: Site): OverviewData =>
  omitUndefined({
    name: fullGreetingName(customer, tone),
    email: customer.email,
    isVerified: customer.isVerified,
    order: lastOf(orders, locale),
    address: customer.defaultAddress && toAddressLines(customer.defaultAddress),
    points,
    dueAt: dueAt?.toISOString(),
  })
