import { sql, type Kysely, type Transaction } from 'kysely'
import { withinTransaction } from '../database/transaction-scope.ts'
import { MIGRATION_NAMES } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'
import { NotABackup, readLine, type BackupHead, type BackupLine } from './backup-lines.ts'
import { setCounters } from './counters.ts'
import { storedTables, type StoredTable } from './stored-tables.ts'
import { openRowSum, type RowSum } from './row-sum.ts'
import { rowsOf } from './rows-of.ts'
import type { OnTable } from './write-backup.ts'

/** Restoring into a shop with data would overwrite that data. */
export class ShopIsNotEmpty extends Error {
  override readonly name = 'ShopIsNotEmpty'

  constructor(table: string) {
    super(`The database is not empty (table ${table} has rows). Restore into an empty database.`)
  }
}

/** Migrations insert a row into these tables for each part of the catalogue. */
const FILLED_BY_MIGRATIONS = ['catalogue_version']

const refuseFilled = async (tx: Transaction<Tables>, tables: readonly StoredTable[]): Promise<void> => {
  for (const { name } of tables.filter((table) => !FILLED_BY_MIGRATIONS.includes(table.name))) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length > 0) throw new ShopIsNotEmpty(name)
  }
}

const refuseOtherVersion = ({ steps }: BackupHead): void => {
  if (steps.join() === MIGRATION_NAMES.join()) return
  const last = steps.at(-1) ?? 'nothing'
  throw new NotABackup(`it was made by another version of the shop (last migration ${last}, here `
    + `${MIGRATION_NAMES.at(-1)}). Restore it with that version; a newer version migrates the tables when it starts`)
}

/** Triggers would write rows that the backup already contains. The tables stay locked until the restore is complete. */
const setTriggers = async (tx: Transaction<Tables>, tables: readonly StoredTable[], mode: 'disable' | 'enable'): Promise<void> => {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(mode)} trigger user`.execute(tx)
}

const BATCH_SIZE = 500

const insert = async (tx: Transaction<Tables>, { name, columns }: StoredTable, rows: readonly string[]): Promise<void> => {
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${columnList}) overriding system value
    select ${columnList} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(tx)
}

/** Inserts the rows of a backup in batches while they are read, and computes their checksums. */
const openRestore = (tx: Transaction<Tables>, tables: readonly StoredTable[], onTable: OnTable) => {
  const sums: Record<string, RowSum> = {}
  let [table, sum, pending]: [StoredTable | undefined, ReturnType<typeof openRowSum>, string[]] = [undefined, openRowSum(), []]
  const write = async (): Promise<void> => {
    if (table !== undefined && pending.length > 0) await insert(tx, table, pending)
    pending = []
  }
  const close = async (): Promise<void> => {
    await write()
    if (table === undefined) return
    sums[table.name] = sum.total()
    onTable(table.name, sum.total())
  }
  return {
    sums,
    close,
    open: async (name: string, columns: readonly string[]): Promise<void> => {
      await close()
      table = tables.find((candidate) => candidate.name === name && candidate.columns.join() === columns.join())
      if (table === undefined) throw new NotABackup(`this version has no table ${name} with the same columns`)
      sum = openRowSum()
    },
    add: async (row: string): Promise<void> => {
      if (table === undefined) throw new NotABackup('it contains a row without a table')
      sum.add(row)
      if (pending.push(row) >= BATCH_SIZE) await write()
    },
  }
}

const isSameSum = (left: RowSum | undefined, right: RowSum | undefined): boolean => left?.rows === right?.rows && left?.sum === right?.sum

/** The checksum of the current rows of a table, computed as for a backup. */
const sumOf = async (tx: Transaction<Tables>, table: StoredTable): Promise<RowSum> => {
  const sum = openRowSum()
  for await (const rows of rowsOf(tx, table)) rows.forEach(sum.add)
  return sum.total()
}

type Lines = AsyncIterable<string> | Iterable<string>

const load = async (lines: Lines, restore: ReturnType<typeof openRestore>) => {
  let [head, end]: [BackupHead | undefined, Extract<BackupLine, { readonly is: 'end' }> | undefined] = [undefined, undefined]
  let counters: Readonly<Record<string, number>> = {}
  for await (const text of lines) {
    const line = readLine(text)
    if (head === undefined && line.is !== 'head') throw new NotABackup('it is not a backup of this shop')
    if (line.is === 'head') refuseOtherVersion((head = line.head))
    if (line.is === 'table') await restore.open(line.name, line.columns)
    if (line.is === 'row') await restore.add(line.row)
    if (line.is === 'counters') ({ counters } = line)
    if (line.is === 'end') end = line
  }
  await restore.close()
  if (end === undefined) throw new NotABackup('it is truncated')
  return { counters, sums: end.sums }
}

/**
 * Restores a backup into an empty database, completely or not at all. Afterwards the rows are read again and compared with the checksums
 * of the backup. Rejects with `NotABackup` and `ShopIsNotEmpty`.
 */
export const restoreBackup = (
  db: Kysely<Tables>, { lines, onTable }: { readonly lines: Lines; readonly onTable: OnTable },
): Promise<Readonly<Record<string, RowSum>>> =>
  db.transaction().execute((tx) =>
    withinTransaction(async () => {
      const tables = await storedTables(tx)
      await setTriggers(tx, tables, 'disable')
      await refuseFilled(tx, tables)
      for (const name of FILLED_BY_MIGRATIONS) await sql`delete from ${sql.table(name)}`.execute(tx)
      const restore = openRestore(tx, tables, onTable)
      const { sums, counters } = await load(lines, restore)
      for (const table of tables) {
        const [expected, restored] = [sums[table.name], restore.sums[table.name]]
        if (!isSameSum(expected, restored)) throw new NotABackup(`the rows of table ${table.name} do not match their checksum`)
        if (!isSameSum(expected, await sumOf(tx, table)))
          throw new NotABackup(`the restored rows of table ${table.name} differ from the backup`)
      }
      await setTriggers(tx, tables, 'enable')
      await setCounters(tx, counters)
      await sql`analyze`.execute(tx)
      return sums
    }))
