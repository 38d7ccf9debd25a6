import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { LATER_PARTS } from '../ui/messages/text-part.ts'
import { viewOf } from '../ui/routing/view-of.ts'
import { routesWithView } from './routes-with-view.ts'

const ROOT = join(import.meta.dirname, '..')

/** The modules of every page. */
const SHELL = ['ui/shell/Shell.tsx', 'ui/shell/PageTree.tsx', 'ui/notice/MissingPart.tsx']

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
/** A file of which only types are imported is not run, unless it is a route to whose forms a page shows the replies. */
const TYPES = /^(?:import|export) type (?!\{ action\b)[^']*'[^']*'$/gm
/** What only the server renders (`serverPart`, `sharedPart`). */
const ON_SERVER = /(?:server|shared)Part\(async \(\) => \(await import\('(\.[^']+)'\)/g

/** The messages of a source: whole ids, and beginnings that it completes. */
type Named = { readonly whole: ReadonlySet<string>; readonly beginnings: readonly string[] }

type Source = { readonly imports: readonly string[]; readonly onServer: readonly string[] } & Named

const read = (file: string): Source => {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(TYPES, '')
  const filesOf = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, path = '']) => resolve('/', dirname(file), path).slice(1))
  const onServer = filesOf(ON_SERVER)
  return {
    onServer,
    imports: filesOf(IMPORTED).filter((path) => !onServer.includes(path)),
    whole: new Set([...text.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, id = '']) => id)),
    beginnings: [...text.matchAll(/`([a-z_]+\.[\w.]*)\$\{/g)].map(([, id = '']) => id),
  }
}

/**
 * The ids of the texts of every part. A page has those of its frame; what is loaded later has none of them. A module can show the texts
 * whose ids it writes, and those of what it imports, also later; but what belongs to another part loads that part.
 */
export const textsOfParts = (ids: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const sources = new Map<string, Source>()
  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? read(file)
    sources.set(file, source)
    return source
  }
  const modulesOfLaterParts = new Set<string>(Object.values(LATER_PARTS).flat())
  const mayName = (file: string): boolean => /^(ui|domain)\/.+\.tsx?$/.test(file)
  const modulesOf = (roots: readonly string[]): ReadonlySet<string> => {
    const modules = new Set(roots)
    for (const module of modules)
      for (const imported of sourceOf(module).imports) if (mayName(imported) && !modulesOfLaterParts.has(imported)) modules.add(imported)
    return modules
  }
  const idsOf = (roots: readonly string[], except: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
    const named = [...modulesOf(roots)].map(sourceOf)
    const isNamed = (id: string): boolean =>
      named.some(({ whole, beginnings }) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning)))
    return new Set(ids.filter((id) => !except.has(id) && isNamed(id)))
  }
  const common = idsOf(SHELL)
  const pages = routesWithView().map((route) => {
    const { view, component } = viewOf(route)
    return [component, idsOf([`ui/${route}.route.ts`, view, ...SHELL])] as const
  })
  const later = Object.entries(LATER_PARTS).map(([part, modules]) => [part, idsOf(modules, common)] as const)
  const onServer = [...sources.values()].flatMap((source) => source.onServer)
  return new Map([['common', common], ...pages, ...later, ['server', idsOf(onServer, common)]])
}
