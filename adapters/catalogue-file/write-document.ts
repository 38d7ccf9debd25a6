import type { CatalogueInput } from '../../domain/catalogue/catalogue-faults.ts'

/** The products as a document that can be imported again; one entry a line, so that exports can be compared line by line. */
export const writeDocument = (document: CatalogueInput): string => {
  const lists = Object.entries(document).map(([list, entries]) =>
    `"${list}": [\n${(entries as readonly unknown[]).map((entry) => JSON.stringify(entry)).join(',\n')}\n]`)
  return `{\n${lists.join(',\n')}\n}\n`
}
