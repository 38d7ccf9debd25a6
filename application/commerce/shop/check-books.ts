import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { orderFaults, type OrderFault } from '../../../domain/payment/order-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BooksToCheck, StorageFault } from './books-to-check.port.ts'

export type NamedFault = { readonly order: string; readonly fault: OrderFault }
export type CheckedBooks = {
  readonly orders: number
  readonly counts: Readonly<Record<string, number>>
  readonly orderFaults: readonly NamedFault[]
  readonly storageFaults: readonly StorageFault[]
}

/** Whether all that the shop keeps fits together; tells how many orders it has looked at. */
export type CheckBooks = (onOrders: (looked: number) => void) => TaskEither<ServiceUnavailable, CheckedBooks>

const ofOtherVersion = (counts: CheckedBooks['counts'], steps: readonly string[]): CheckedBooks => ({
  orders: 0, counts, orderFaults: [], storageFaults: steps.map((row) => ({ rule: 'the tables are those of this version', row })),
})

const cutOff = (row: string): StorageFault => ({ rule: 'a table can be read whole', row })

export const makeCheckBooks = ({ books }: { readonly books: BooksToCheck }): CheckBooks => (onOrders) => async () => {
  const torn = await books.tornTables()()
  if (E.isLeft(torn)) return torn
  // Nothing can be said of rows that cannot be read.
  if (torn.right.length > 0) return E.right({ orders: 0, counts: {}, orderFaults: [], storageFaults: torn.right.map(cutOff) })
  const counts = await books.counts()()
  if (E.isLeft(counts)) return counts
  const strange = await books.strangeSteps()()
  if (E.isLeft(strange)) return strange
  // The rules are those of this version: of other tables nothing else can be said.
  if (strange.right.length > 0) return E.right(ofOtherVersion(counts.right, strange.right))
  const faults = await books.faults()()
  if (E.isLeft(faults)) return faults
  const [named, unreadable]: [NamedFault[], StorageFault[]] = [[], []]
  let [looked, after]: [number, string | undefined] = [0, undefined]
  do {
    const found = await books.ordersFrom(after)()
    if (E.isLeft(found)) return found
    for (const booked of found.right.orders)
      named.push(...orderFaults(booked).map((fault) => ({ order: booked.order.number, fault })))
    unreadable.push(...found.right.unreadable)
    looked += found.right.orders.length + found.right.unreadable.length
    onOrders(looked)
    after = found.right.next
  } while (after !== undefined)
  return E.right({ orders: looked, counts: counts.right, orderFaults: named, storageFaults: [...faults.right, ...unreadable] })
}
