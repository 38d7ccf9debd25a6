import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/

/** The package of a module or file; undefined for the shop's own code. */
const inModules = (source: string): string | undefined =>
  source.includes('node_modules/') ? PACKAGE.exec(source.split('node_modules/').at(-1) ?? '')?.[0] : undefined

const sorted = (names: Iterable<string | undefined>): readonly string[] =>
  [...new Set(names)].filter((name) => name !== undefined).toSorted()

/** The packages in the source maps of built scripts. */
const mapped = (folder: string): readonly string[] =>
  sorted(readdirSync(folder).filter((name) => name.endsWith('.map')).flatMap((name) =>
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly sources: readonly string[] }).sources.map(inModules)))

/** The packages that a script imports by name at run time. */
export const importedBy = (script: string): readonly string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync('script.js', script).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => /^["'`]([^$]*)["'`]$/.exec(script.slice(start, end))?.[1]),
  ]
  return sorted(specifiers.filter((name) => name !== undefined && !/^(?:[./]|node:|data:|file:)/.test(name))
    .map((name) => PACKAGE.exec(name ?? '')?.[0]))
}

type Locked = Readonly<Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Readonly<Record<string, string>>>>>
type Lock = Readonly<Record<string, Locked>>

/** The dependencies of some packages on any platform: everything that the lock file installs for them. */
export const dependenciesOf = (names: readonly string[], lock: Lock): readonly string[] => {
  const met = new Set<string>()
  const nearest = (name: string, from: string): string | undefined => {
    const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
    if (lock[path] !== undefined) return path
    return from === '' ? undefined : nearest(name, from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''))
  }
  const follow = (name: string, from: string): void => {
    const path = nearest(name, from)
    if (path === undefined || met.has(path)) return
    met.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) follow(next, path)
  }
  for (const name of names) follow(name, '')
  return sorted([...met].map((path) => inModules(path)))
}

/** Every package in the built shop: in the browser, in the server's bundle, and in its `node_modules`. */
export const bundledPackages = () => {
  const dist = join(ROOT, 'dist')
  const server = join(dist, 'server')
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  const imports = readdirSync(server).filter((name) => name.endsWith('.js'))
    .flatMap((name) => importedBy(readFileSync(join(server, name), 'utf8')))
  return { browser: mapped(join(dist, 'maps')), server: mapped(server), besideTheServer: dependenciesOf(sorted(imports), packages) }
}
