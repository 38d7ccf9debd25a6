/** Asks once for each name and keeps the answers, but no failure. Before more than `most` are kept all are let go. */
export const openMemory = <Answer>(most: number) => {
  const known = new Map<string, Promise<Answer>>()
  const begin = (name: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (known.size >= most) known.clear()
    const answer = ask()
    known.set(name, answer)
    answer.catch(() => known.delete(name))
    return answer
  }
  return (name: string, ask: () => Promise<Answer>): Promise<Answer> => known.get(name) ?? begin(name, ask)
}
