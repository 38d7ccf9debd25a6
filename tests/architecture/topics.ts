import type { Module } from './imports.ts'

/** Topics that depend on each other, the shortest circle among them, and every import in it. */
export type TopicRing = { readonly topics: readonly string[]; readonly path: string; readonly imports: readonly string[] }

/** By topic, the topics it imports, with those imports. */
type Links = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** The folder of an area that contains a path; files outside the folders belong to no topic. */
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

/** The shortest path from one topic to another, or back to itself, both included; `undefined` if there is none. */
const shortestPath = (links: Links, from: string, to: string): readonly string[] | undefined => {
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

const importsAlong = (links: Links, circle: readonly string[]): readonly string[] =>
  circle.flatMap((from, index) => links.get(from)?.get(circle[index + 1] ?? '') ?? [])

/** Every group of topics of an area that depend on each other in circles: all of them, and the shortest circle with its files. */
export const topicRings = (modules: readonly Module[], area: string): readonly TopicRing[] => {
  const links = linksOf(modules, area)
  const circles = [...links.keys()].toSorted().flatMap((topic) => {
    const circle = shortestPath(links, topic, topic)
    return circle === undefined ? [] : [{ topic, round: circle }]
  })
  const reach = (from: string, to: string): boolean => shortestPath(links, from, to) !== undefined
  const groups = Map.groupBy(
    circles, ({ topic }) => circles.find((other) => reach(topic, other.topic) && reach(other.topic, topic))?.topic,
  )
  return [...groups.values()].map((group) => {
    const [circle = []] = group.map((one) => one.round).toSorted((one, other) => one.length - other.length)
    return { topics: group.map(({ topic }) => topic), path: circle.join(' → '), imports: [...new Set(importsAlong(links, circle))] }
  })
}
