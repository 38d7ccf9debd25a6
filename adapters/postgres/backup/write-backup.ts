import type { Kysely } from 'kysely'
import { executedMigrations } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'
import { withinTransaction } from '../database/transaction-scope.ts'
import { writeLine } from './backup-lines.ts'
import { readCounters } from './counters.ts'
import { storedTables } from './stored-tables.ts'
import { openRowSum, type RowSum } from './row-sum.ts'
import { rowsOf } from './rows-of.ts'

/** Called for each table once it has been written or restored. */
export type OnTable = (table: string, sum: RowSum) => void

type Write = (text: string) => Promise<void>

/** Writes all data of a shop as lines, from one snapshot; the shop may stay open meanwhile. Returns the checksums of the tables. */
export const writeBackup = (
  db: Kysely<Tables>, { write, at, onTable }: { readonly write: Write; readonly at: Date; readonly onTable: OnTable },
): Promise<Readonly<Record<string, RowSum>>> =>
  db.transaction().setIsolationLevel('repeatable read').execute((tx) =>
    withinTransaction(async () => {
      await write(writeLine({ is: 'head', head: { holds: 'iris backup 1', steps: await executedMigrations(tx), at: at.toISOString() } }))
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
      // Sequences are not part of the snapshot. They are read last, so that none is behind the rows.
      await write(writeLine({ is: 'counters', counters: await readCounters(tx) }))
      await write(writeLine({ is: 'end', sums }))
      return sums
    }))
