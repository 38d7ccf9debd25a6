import type { Customer } from '../../domain/customer/customer.ts'
import { calledInFull } from '../../domain/identity/greeted-as.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toAddressLines, type AddressLines } from '../address/address-lines.ts'
import { toHistoryEntry, type HistoryEntry } from '../order/history-data.ts'

/** What a customer sees first: who they are to the shop, and what they bought last. */
export type OverviewData = {
  /** As the shop calls them. */
  readonly name: string
  readonly email: string
  readonly isVerified: boolean
  /** Absent when nothing was ordered yet, `'lost'` when nobody could say. */
  readonly order?: HistoryEntry | 'lost'
  readonly address?: AddressLines
  /** Absent when they could not be counted. */
  readonly points?: number
  /** ISO instant: when the account goes, where that was asked for. */
  readonly dueAt?: string
}

/** What the shop could be asked; `'lost'` where it did not answer. */
export type Known = { readonly orders: readonly Order[] | 'lost'; readonly points?: number | undefined; readonly dueAt?: Date | undefined }

const lastOf = (orders: Known['orders'], locale: Locale): HistoryEntry | 'lost' | undefined => {
  if (orders === 'lost') return orders
  const [last] = orders
  return last && toHistoryEntry(last, locale)
}

type Site = { readonly locale: Locale; readonly tone: Tone }

export const toOverviewData = (customer: Customer, { orders, points, dueAt }: Known, { locale, tone }: Site): OverviewData =>
  omitUndefined({
    name: calledInFull(customer, tone),
    email: customer.email,
    isVerified: customer.isVerified,
    order: lastOf(orders, locale),
    address: customer.defaultAddress && toAddressLines(customer.defaultAddress),
    points,
    dueAt: dueAt?.toISOString(),
  })
