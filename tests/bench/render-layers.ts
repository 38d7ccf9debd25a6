import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { figure, type Figure } from './figure.ts'
import { openBuiltShop } from './open-shop.ts'

const WARMED = 5
const SECONDS = 10

type Place = { readonly functionName: string; readonly url: string; readonly lineNumber: number; readonly columnNumber: number }
type Node = { readonly id: number; readonly callFrame: Place; readonly children?: readonly number[] }
type Profile = { readonly nodes: readonly Node[]; readonly samples: readonly number[]; readonly timeDeltas: readonly number[] }

/** The layer of a file, by a part of its path; the first match. */
const LAYERS: readonly (readonly [layer: string, of: RegExp])[] = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/react-router\//],
  ['texts', /node_modules\/(@formatjs|react-intl|intl-messageformat)\/|^ui\/messages\//],
  ['container', /node_modules\/@?inversify/],
  ['database', /node_modules\/(kysely|pg|pg-\w+|@electric-sql)\/|^adapters\/postgres\//],
  ['use cases and rules', /^(application|domain)\/|node_modules\/(fp-ts|io-ts)/],
  ['pages', /^ui\//],
  ['HTTP', /node_modules\/|^adapters\/http-server\//],
  ['adapters', /^adapters\//],
]

const CLEARING = '(garbage collector)'
const WAITING = ['(idle)', '(program)']

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Maps a position in the built shop to its source. */
const openOrigins = (): ((place: Place) => string) => {
  const maps = new Map<string, SourceMap | undefined>()
  const read = (file: string): SourceMap | undefined => {
    if (!file.startsWith(join(ROOT, 'dist'))) return undefined
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  }
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, read(file))
    return maps.get(file)
  }
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:')) return url
    const file = fileURLToPath(url)
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber)
    const source = entry !== undefined && 'originalSource' in entry ? entry.originalSource : file
    return source.replace(ROOT, '').replace(/^(\.\.\/)+/, '')
  }
}

/** Microseconds by layer of this many runs. Time in Node counts for its caller. */
const timesOf = ({ nodes, samples, timeDeltas }: Profile, after: number): ReadonlyMap<string, number> => {
  const originOf = openOrigins()
  const nodesById = new Map(nodes.map((node) => [node.id, node]))
  const above = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const layers = new Map<number, string>()
  const layerOf = (id: number): string => {
    const result = layers.get(id)
    if (result !== undefined) return result
    const place = nodesById.get(id)?.callFrame
    const caller = above.get(id)
    const origin = place === undefined || place.url === '' ? undefined : originOf(place)
    const own = place?.functionName === CLEARING ? 'memory cleared' : LAYERS.find(([, of]) => origin !== undefined && of.test(origin))?.[0]
    const layer = own ?? (caller === undefined ? 'Node' : layerOf(caller))
    layers.set(id, layer)
    return layer
  }
  const times = new Map<string, number>()
  let at = 0
  for (const [index, id] of samples.entries()) {
    const duration = timeDeltas[index] ?? 0
    at += duration
    if (at < after || WAITING.includes(nodesById.get(id)?.callFrame.functionName ?? '')) continue
    times.set(layerOf(id), (times.get(layerOf(id)) ?? 0) + duration)
  }
  return times
}

/** The profile of the rendering thread; the database has a separate one. */
const readProfile = (folder: string): Profile =>
  readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile)
    .reduce((one, other) => (other.nodes.length > one.nodes.length ? other : one))

/** The share of each layer in the rendering thread while it renders a page repeatedly. */
export const renderLayers = async (
  pageOf: (shop: string) => Promise<string>, port: number, dataDir: string,
): Promise<readonly Figure[]> => {
  const folder = `${dataDir}-profile`
  rmSync(folder, { recursive: true, force: true })
  const began = performance.now()
  const shop = await openBuiltShop(port, dataDir, true, ['--cpu-prof', `--cpu-prof-dir=${folder}`])
  const url = await pageOf(shop.url)
  const ask = (duration: number) => autocannon({ url, connections: 20, duration, headers: { 'accept-encoding': 'identity' } })
  await ask(WARMED)
  const after = (performance.now() - began) * 1000
  await ask(SECONDS)
  await shop.close()
  const times = [...timesOf(readProfile(folder), after)].toSorted(([, one], [, other]) => other - one)
  const whole = times.reduce((sum, [, duration]) => sum + duration, 0)
  return times.map(([layer, duration]) => figure(`product, rendered: ${layer}`, 'of 1', duration / whole))
}
