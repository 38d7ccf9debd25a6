/** The name of a place of the catalogue in the menu: category, type and brand, as far as they are known (Account §3). */
export const menuKey = (...steps: readonly string[]): string => steps.map((step) => step.trim().toLowerCase()).join(':')

/** Entries of the menu by the places they stand for; of several for one place the first counts. */
export const breadcrumbLookup = <Item extends { readonly keys?: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> =>
  new Map(items.toReversed().flatMap((item) => (item.keys ?? []).map((key) => [menuKey(...key.split(':')), item] as const)))
