import { makeCheckBooks, type CheckedBooks, type NamedFault } from '../../../application/commerce/shop/check-books.ts'
import { makeBooksToCheck } from '../../postgres/check/books-to-check.ts'
import { succeeded } from '../succeeded.ts'
import { amount } from './amount.ts'
import type { Command } from './command.ts'
import { overDatabase } from './over-database.ts'

const inWords = ({ fault }: NamedFault): string => {
  switch (fault._tag) {
    case 'SumDiffers': return `its ${fault.what} should be ${amount(fault.computed)}, and the order says ${amount(fault.stored)}`
    case 'PaidDiffers': return `the payment house took ${amount(fault.captured)}, and the order says ${amount(fault.paid)}`
    case 'RefundedTooMuch': return `${amount(fault.refunded)} go back of ${amount(fault.captured)} that came`
    case 'ReservedTooMuch': return `it took ${fault.reserved} of ${fault.variantId} off the shelf, and ${fault.ordered} were ordered`
    case 'StockNotReleased': return 'it was cancelled, and its goods are not back on the shelf'
  }
}

const linesOf = ({ orders, counts, orderFaults, storageFaults }: CheckedBooks): readonly string[] => {
  const faults = orderFaults.length + storageFaults.length
  return [
    ...storageFaults.map(({ rule, row }) => `Not so: ${rule} (${row})`),
    ...orderFaults.map((one) => `Order ${one.order}: ${inWords(one)}`),
    `${orders} orders and ${Object.values(counts).reduce((sum, rows) => sum + rows, 0)} rows in ${Object.keys(counts).length} tables`
      + ` were looked at: ${faults === 0 ? 'all of it fits together' : `${faults} faults`}.`,
  ]
}

export const check: Command = {
  name: 'check',
  usage: '',
  about: 'says whether orders, money, stock and tables fit together, and names every fault',
  words: { from: 0, to: 0 },
  flags: {},
  run: (_typed, { configuration, terminal }) =>
    overDatabase(configuration, 'as it stands', async (db) => {
      const checkBooks = makeCheckBooks({ books: makeBooksToCheck(db) })
      const checked = await succeeded('Checking', checkBooks((count) => { terminal.progress(`${count} orders`) }))
      terminal.answer(linesOf(checked), checked)
      return checked.orderFaults.length + checked.storageFaults.length === 0 ? 'done' : 'refused'
    }),
}
