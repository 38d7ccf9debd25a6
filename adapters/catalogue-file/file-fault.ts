/** Something in a file that cannot be read, and where: a line of a table, or a path in a document. */
export type FileFault = { readonly at: string; readonly problem: string }

/** What was read, and for each entry where it stands in the file. */
export type ReadFile<Entry> = {
  readonly entries: readonly Entry[]
  readonly faults: readonly FileFault[]
  readonly places: readonly string[]
}
