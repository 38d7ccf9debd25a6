/** A fault in a file, and its place: a line of a table, or a path in a document. */
export type FileFault = { readonly at: string; readonly problem: string }

/** The entries read, and for each its place in the file. */
export type ReadFile<Entry> = {
  readonly entries: readonly Entry[]
  readonly faults: readonly FileFault[]
  readonly places: readonly string[]
}
