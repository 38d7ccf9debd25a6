import { join, relative } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import type { Plugin } from 'vite'
import { ENTRY, type Graph } from './vite.chunks.ts'
import { fileOfClass, filesOfStyles } from './vite.names.ts'

/** From here on pages are fetched that no visit begins with. */
const ALL_PAGES = 'ui/routing/pages.ts'

const ROOT = join(import.meta.dirname, '..')

/** Every file of what a visit may begin with and of what opens on such a page, sooner or later. */
const shownFirst = (graph: Graph): ReadonlySet<string> => {
  const seen = new Set([`${ROOT}/${ENTRY}`])
  for (const id of seen) {
    if (relative(ROOT, id) === ALL_PAGES) continue
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) seen.add(imported)
  }
  return new Set([...seen].map((id) => relative(ROOT, id.split('?')[0] ?? id)))
}

const CLASS = /\.([a-zA-Z]\w*)/g

const selectorsOf = (node: ChildNode): readonly string[] => {
  if (node.type === 'rule') return [node.selector]
  const selectors: string[] = []
  if (node.type === 'atrule') node.walkRules(({ selector }) => { selectors.push(selector) })
  return selectors
}

/** The styles of what is shown first, and of what only other pages show, each in the order they had; `fileOf` knows a class. */
export const cutStyles = (css: string, fileOf: (name: string) => string | undefined, isFirst: (file: string) => boolean) => {
  const [first, later]: [string[], string[]] = [[], []]
  postcss.parse(css).each((node) => {
    const files = selectorsOf(node)
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => fileOf(name)))
      .filter((file) => file !== undefined)
    const place = files.length > 0 && !files.some(isFirst) ? later : first
    place.push(node.toString())
  })
  return { first: first.join(''), later: later.join('') }
}

/**
 * Cuts all styles in two: those of the pages a visit may begin with, and those that come with any other page. In one file they
 * are more than a connection brings in its first flight.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const [whole, ...more] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
    if (whole?.type !== 'asset' || more.length > 0) return this.error('All styles are expected in one file before they are cut')
    const first = shownFirst(this)
    const cut = cutStyles(whole.source.toString(), fileOfClass(filesOfStyles()), (file) => first.has(file))
    delete bundle[whole.fileName]
    this.emitFile({ type: 'asset', name: 'first-style.css', source: cut.first })
    this.emitFile({ type: 'asset', name: 'later-style.css', source: cut.later })
  },
})
