import type { Cell } from './cells.ts'
import type { FileFault, ReadFile } from './file-fault.ts'
import { readTable } from './read-table.ts'

type ReadCell = <Value>(column: string, read: (text: string) => Cell<Value>) => Value

/** The rows of a table as entries; every invalid cell of a row is named. */
export const readRows = <Entry>(
  text: string, columns: readonly string[], entryOf: (read: ReadCell) => Entry, further: readonly string[] = [],
): ReadFile<Entry> => {
  const table = readTable(text, columns, further)
  const [faults, entries, places]: [FileFault[], Entry[], string[]] = [[...table.faults], [], []]
  for (const { line, cell } of table.rows) {
    const at = `line ${line}`
    const before = faults.length
    const entry = entryOf((column, read) => {
      const result = read(cell(column))
      if ('value' in result) return result.value
      faults.push({ at: `${at}, ${column}`, problem: result.problem })
      // The row is dropped, so this value is never used.
      return undefined as never
    })
    if (faults.length > before) continue
    entries.push(entry)
    places.push(at)
  }
  return { entries, faults, places }
}
