/** The key of a menu entry: category, type and brand, as far as they are known (Account §3). */
export const menuKey = (...steps: readonly string[]): string => steps.map((step) => step.trim().toLowerCase()).join(':')

/** Menu entries by their keys; of several for one key the first counts. */
export const breadcrumbLookup = <Item extends { readonly keys?: readonly string[] }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> =>
  new Map(items.toReversed().flatMap((item) => (item.keys ?? []).map((key) => [menuKey(...key.split(':')), item] as const)))
