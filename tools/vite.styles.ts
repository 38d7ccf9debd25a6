import { join, relative } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import type { Plugin } from 'vite'
import { ENTRY, FIRST_VIEWS, type Graph } from './vite.chunks.ts'
import { fileOfClass, filesOfStyles } from './vite.names.ts'

const ROOT = join(import.meta.dirname, '..')

/** Every file of the pages a session may begin with, and of what opens on them later. */
const firstLoadFiles = (graph: Graph): ReadonlySet<string> => {
  const modules = new Set([ENTRY, ...FIRST_VIEWS].map((file) => `${ROOT}/${file}`))
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported)
  }
  return new Set([...modules].map((id) => relative(ROOT, id.split('?')[0] ?? id)))
}

const CLASS = /\.([a-zA-Z]\w*)/g

const selectorsOf = (node: ChildNode): readonly string[] => {
  if (node.type === 'rule') return [node.selector]
  const selectors: string[] = []
  if (node.type === 'atrule') node.walkRules(({ selector }) => { selectors.push(selector) })
  return selectors
}

/** The styles of the first pages, and those of all other pages, each in their original order; `fileOf` maps a class to its file. */
export const cutStyles = (css: string, fileOf: (name: string) => string | undefined, isFirst: (file: string) => boolean) => {
  const [first, later]: [string[], string[]] = [[], []]
  postcss.parse(css).each((node) => {
    const files = selectorsOf(node)
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => fileOf(name)))
      .filter((file) => file !== undefined)
    const part = files.length > 0 && !files.some(isFirst) ? later : first
    part.push(node.toString())
  })
  return { first: first.join(''), later: later.join('') }
}

/**
 * Splits all styles in two: those of the pages a session may begin with, and the rest. In one file they exceed the first flight of a
 * connection.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const [whole, ...more] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
    if (whole?.type !== 'asset' || more.length > 0) return this.error('All styles must be in one file before they are split')
    const first = firstLoadFiles(this)
    const parts = cutStyles(whole.source.toString(), fileOfClass(filesOfStyles()), (file) => first.has(file))
    delete bundle[whole.fileName]
    this.emitFile({ type: 'asset', name: 'first-style.css', source: parts.first })
    this.emitFile({ type: 'asset', name: 'later-style.css', source: parts.later })
  },
})
