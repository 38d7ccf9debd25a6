import type { CatalogueInput } from '../../domain/catalogue/catalogue-faults.ts'

/** The goods as the document that is read again; one entry a line, so that two exports can be compared line by line. */
export const writeDocument = (document: CatalogueInput): string => {
  const lists = Object.entries(document).map(([list, entries]) =>
    `"${list}": [\n${(entries as readonly unknown[]).map((entry) => JSON.stringify(entry)).join(',\n')}\n]`)
  return `{\n${lists.join(',\n')}\n}\n`
}
