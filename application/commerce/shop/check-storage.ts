import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { orderFaults, type OrderFault } from '../../../domain/payment/order-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StorageInspection, StorageFault } from './storage-inspection.port.ts'

export type NamedFault = { readonly order: string; readonly fault: OrderFault }
export type StorageReport = {
  readonly orders: number
  readonly counts: Readonly<Record<string, number>>
  readonly orderFaults: readonly NamedFault[]
  readonly storageFaults: readonly StorageFault[]
}

/** Checks the consistency of all stored data; reports the number of checked orders. */
export type CheckStorage = (onOrders: (checked: number) => void) => TaskEither<ServiceUnavailable, StorageReport>

const ofOtherVersion = (counts: StorageReport['counts'], steps: readonly string[]): StorageReport => ({
  orders: 0, counts, orderFaults: [], storageFaults: steps.map((row) => ({ rule: 'the tables have the migrations of this version', row })),
})

const tornTable = (row: string): StorageFault => ({ rule: 'a table can be read completely', row })

export const makeCheckStorage = ({ inspection }: { readonly inspection: StorageInspection }): CheckStorage => (onOrders) => async () => {
  const torn = await inspection.tornTables()()
  if (E.isLeft(torn)) return torn
  // Rows that cannot be read cannot be checked.
  if (torn.right.length > 0) return E.right({ orders: 0, counts: {}, orderFaults: [], storageFaults: torn.right.map(tornTable) })
  const counts = await inspection.counts()()
  if (E.isLeft(counts)) return counts
  const strange = await inspection.differingMigrations()()
  if (E.isLeft(strange)) return strange
  // The rules belong to this version's tables; other tables cannot be checked.
  if (strange.right.length > 0) return E.right(ofOtherVersion(counts.right, strange.right))
  const faults = await inspection.faults()()
  if (E.isLeft(faults)) return faults
  const [named, unreadable]: [NamedFault[], StorageFault[]] = [[], []]
  let [checked, after]: [number, string | undefined] = [0, undefined]
  do {
    const page = await inspection.ordersFrom(after)()
    if (E.isLeft(page)) return page
    for (const booked of page.right.orders)
      named.push(...orderFaults(booked).map((fault) => ({ order: booked.order.number, fault })))
    unreadable.push(...page.right.unreadable)
    checked += page.right.orders.length + page.right.unreadable.length
    onOrders(checked)
    after = page.right.next
  } while (after !== undefined)
  return E.right({ orders: checked, counts: counts.right, orderFaults: named, storageFaults: [...faults.right, ...unreadable] })
}
