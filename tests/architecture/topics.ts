import type { Module } from './imports.ts'

/** Topics that lead to each other, the shortest way round among them, and every import on that way. */
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
  const methods: (readonly string[])[] = [[from]]
  const seen = new Set<string>()
  for (const method of methods) {
    for (const next of links.get(method.at(-1) ?? from)?.keys() ?? []) {
      if (next === to) return [...method, next]
      if (!seen.has(next)) methods.push([...method, next])
      seen.add(next)
    }
  }
  return undefined
}

const linksAlong = (links: Links, round: readonly string[]): readonly string[] =>
  round.flatMap((from, index) => links.get(from)?.get(round[index + 1] ?? '') ?? [])

/** Every group of topics in an area that point at each other in circles: all who are in it, and its shortest circle with the files. */
export const topicRings = (modules: readonly Module[], area: string): readonly TopicRing[] => {
  const links = linksOf(modules, area)
  const rounds = [...links.keys()].toSorted().flatMap((topic) => {
    const round = shortestWay(links, topic, topic)
    return round === undefined ? [] : [{ topic, round }]
  })
  const reach = (from: string, to: string): boolean => shortestWay(links, from, to) !== undefined
  const groups = Map.groupBy(rounds, ({ topic }) => rounds.find((other) => reach(topic, other.topic) && reach(other.topic, topic))?.topic)
  return [...groups.values()].map((group) => {
    const [round = []] = group.map((one) => one.round).toSorted((one, other) => one.length - other.length)
    return { topics: group.map(({ topic }) => topic), way: round.join(' → '), imports: [...new Set(linksAlong(links, round))] }
  })
}
