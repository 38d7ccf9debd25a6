/** Whatever the order, what is no longer made comes after all that is. */
export const discontinuedLast = <Item>(items: readonly Item[], isDiscontinued: (item: Item) => boolean): readonly Item[] => [
  ...items.filter((item) => !isDiscontinued(item)),
  ...items.filter(isDiscontinued),
]
