/** Whatever the order, discontinued items come last. */
export const discontinuedLast = <Item>(items: readonly Item[], isDiscontinued: (item: Item) => boolean): readonly Item[] => [
  ...items.filter((item) => !isDiscontinued(item)),
  ...items.filter(isDiscontinued),
]
