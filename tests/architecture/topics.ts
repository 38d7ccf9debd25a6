import type { Module } from './imports.ts'

/** Topics that lead to each other, the shortest way round, and every import on that way. */
export type TopicRing = { readonly topics: readonly string[]; readonly way: string; readonly imports: readonly string[] }

/** By topic, the topics it knows, with the imports by which it knows them. */
type Links = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** The folder of an area that a path lies in; what lies beside the folders belongs to no topic. */
const topicOf = (area: string, path: string): string | undefined =>
  path.startsWith(`${area}/`) ? /^([^/]+)\//.exec(path.slice(area.length + 1))?.[1] : undefined

const linksOf = (modules: readonly Module[], area: string): Links => {
  const links = modules.flatMap(({ path, imports }) => {
    const from = topicOf(area, path)
    return imports.flatMap((imported) => {
      const to = topicOf(area, imported)
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, line: `${path} imports ${imported}` }]
    })
  })
  const byFrom = Map.groupBy(links, ({ from }) => from)
  return new Map([...byFrom].map(([from, own]) => {
    const byTo = Map.groupBy(own, ({ to }) => to)
    return [from, new Map([...byTo].map(([to, all]) => [to, all.map(({ line }) => line)]))]
  }))
}

/** The shortest way from one topic to another, or round to itself, both named; `undefined` when there is none. */
const shortestWay = (links: Links, from: string, to: string): readonly string[] | undefined => {
  const ways: (readonly string[])[] = [[from]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of links.get(way.at(-1) ?? from)?.keys() ?? []) {
      if (next === to) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/** Every group of topics in an area that point at each other in circles: all who are in it, and one circle with its files. */
export const topicRings = (modules: readonly Module[], area: string): readonly TopicRing[] => {
  const links = linksOf(modules, area)
  const rings: TopicRing[] = []
  for (const topic of [...links.keys()].toSorted()) {
    const round = shortestWay(links, topic, topic)
    if (round === undefined || rings.some(({ topics }) => topics.includes(topic))) continue
    const topics = [...links.keys()].toSorted().filter((other) => shortestWay(links, topic, other) && shortestWay(links, other, topic))
    const imports = [...new Set(round.slice(1).flatMap((to, index) => links.get(round[index] ?? topic)?.get(to) ?? []))]
    rings.push({ topics, way: round.join(' → '), imports })
  }
  return rings
}
