/** Asks once for each name and keeps the answers, but no failure. Before more than `most` are kept all are let go. */
export const openMemory = <Answer>(most: number) => {
  const cache = new Map<string, Promise<Answer>>()
  const begin = (name: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (cache.size >= most) cache.clear()
    const answer = ask()
    cache.set(name, answer)
    answer.catch(() => cache.delete(name))
    return answer
  }
  return (name: string, ask: () => Promise<Answer>): Promise<Answer> => cache.get(name) ?? begin(name, ask)
}
