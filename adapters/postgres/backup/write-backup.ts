import type { Kysely } from 'kysely'
import { doneBefore } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'
import { withinTransaction } from '../database/transaction-scope.ts'
import { writeLine } from './backup-lines.ts'
import { readCounters } from './counters.ts'
import { storedTables } from './stored-tables.ts'
import { openRowSum, type RowSum } from './row-sum.ts'
import { rowsOf } from './rows-of.ts'

/** Told of each table once it is through. */
export type OnTable = (table: string, sum: RowSum) => void

type Write = (text: string) => Promise<void>

/** Everything a shop keeps as it was at one moment, as lines; the shop may stay open meanwhile. Answers what it wrote. */
export const writeBackup = (
  db: Kysely<Tables>, { write, at, onTable }: { readonly write: Write; readonly at: Date; readonly onTable: OnTable },
): Promise<Readonly<Record<string, RowSum>>> =>
  db.transaction().setIsolationLevel('repeatable read').execute((tx) =>
    withinTransaction(async () => {
      await write(writeLine({ is: 'head', head: { holds: 'iris backup 1', steps: await doneBefore(tx), at: at.toISOString() } }))
      const sums: Record<string, RowSum> = {}
      for (const table of await storedTables(tx)) {
        await write(writeLine({ is: 'table', ...table }))
        const sum = openRowSum()
        for await (const rows of rowsOf(tx, table)) {
          rows.forEach(sum.add)
          await write(rows.map((row) => writeLine({ is: 'row', row })).join(''))
        }
        sums[table.name] = sum.total()
        onTable(table.name, sum.total())
      }
      // They count on beside the transaction: read last, none is behind the rows.
      await write(writeLine({ is: 'counters', counters: await readCounters(tx) }))
      await write(writeLine({ is: 'end', sums }))
      return sums
    }))
