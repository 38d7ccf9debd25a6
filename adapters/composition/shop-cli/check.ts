import { makeCheckStorage, type StorageReport, type NamedFault } from '../../../application/commerce/shop/check-storage.ts'
import { makeStorageInspection } from '../../postgres/check/storage-inspection.ts'
import { succeeded } from '../succeeded.ts'
import { amount } from './amount.ts'
import type { Command } from './command.ts'
import { countOf } from './count-of.ts'
import { withDatabase } from './with-database.ts'

const messageOf = ({ fault }: NamedFault): string => {
  switch (fault._tag) {
    case 'SumDiffers': return `${fault.what} is ${amount(fault.stored)}, expected ${amount(fault.computed)}`
    case 'PaidDiffers': return `the order records ${amount(fault.paid)} as paid, the payment provider captured ${amount(fault.captured)}`
    case 'RefundedTooMuch': return `refunds of ${amount(fault.refunded)} exceed the captured ${amount(fault.captured)}`
    case 'ReservedTooMuch': return `${fault.reserved} of ${fault.variantId} are reserved, but only ${fault.ordered} were ordered`
    case 'StockNotReleased': return 'the order was cancelled, but its stock is still reserved'
  }
}

const linesOf = ({ orders, counts, orderFaults, storageFaults }: StorageReport): readonly string[] => {
  const faults = orderFaults.length + storageFaults.length
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const checked = `${countOf(orders, 'order')} and ${countOf(rows, 'row')} in ${countOf(Object.keys(counts).length, 'table')} checked`
  return [
    ...storageFaults.map(({ rule, row }) => `Violated: ${rule} (${row})`),
    ...orderFaults.map((fault) => `Order ${fault.order}: ${messageOf(fault)}`),
    `${checked}: ${faults === 0 ? 'no faults' : countOf(faults, 'fault')}.`,
  ]
}

export const check: Command = {
  name: 'check',
  usage: '',
  description: 'check orders, payments, stock and tables for consistency and list every fault',
  argCount: { min: 0, max: 0 },
  flags: {},
  run: (_input, { configuration, terminal }) =>
    withDatabase(configuration, 'as it stands', async (db) => {
      const checkStorage = makeCheckStorage({ inspection: makeStorageInspection(db) })
      const checked = await succeeded('Checking', checkStorage((count) => { terminal.progress(countOf(count, 'order')) }))
      terminal.print(linesOf(checked), checked)
      return checked.orderFaults.length + checked.storageFaults.length === 0 ? 'done' : 'failed'
    }),
}
