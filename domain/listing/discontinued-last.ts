/** Discontinued items come last in every sort order. */
export const discontinuedLast = <Item>(items: readonly Item[], isDiscontinued: (item: Item) => boolean): readonly Item[] => [
  ...items.filter((item) => !isDiscontinued(item)),
  ...items.filter(isDiscontinued),
]
