type Hashes = ReadonlyMap<string, string>

/** Differences between two builds of the same sources, by the hash of each file. */
export const differences = (before: Hashes, after: Hashes): readonly string[] => {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return names.flatMap((name) => {
    if (before.get(name) === after.get(name)) return []
    return [before.has(name) && after.has(name) ? `differs: ${name}` : `only ${before.has(name) ? 'before' : 'after'}: ${name}`]
  })
}
