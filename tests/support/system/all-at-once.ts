/** Runs all tasks concurrently; with `atATime`, at most that many at once. */
export const allAtOnce = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  atATime = items.length,
): Promise<readonly Result[]> => {
  const results: Result[] = []
  const waiting = items.entries()
  const one = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: atATime }, one))
  return results
}
