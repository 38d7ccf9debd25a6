/** Items grouped by key, each group in the order of the items. `Map.groupBy` is newer than the oldest supported browsers. */
export const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly [Item, ...Item[]]> => {
  const groups = new Map<Key, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return groups
}
