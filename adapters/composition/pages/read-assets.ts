import { readFileSync } from 'node:fs'
import { PAGES } from '../../../ui/routing/pages.ts'
import type { Assets } from './page-data.ts'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = { readonly [source: string]: Chunk }

const ENTRY = 'adapters/composition/browser/entry.tsx'

const closure = (manifest: Manifest, sources: readonly string[], seen = new Set<string>()): readonly string[] => {
  for (const source of sources) {
    if (seen.has(source) || manifest[source] === undefined) continue
    seen.add(source)
    closure(manifest, manifest[source].imports ?? [], seen)
  }
  return [...seen]
}

const absolute = (files: readonly string[]): readonly string[] => [...new Set(files)].map((file) => `/${file}`)

/** The first fonts seen: text and headings in the weights above the fold. */
const FIRST_FONTS = [/roboto-latin-400-normal.*\.woff2$/, /raleway-latin-600-normal.*\.woff2$/]

/** All styles stand in one file, which no chunk names. */
const STYLES = 'style.css'

/** What each page starts with, read from the build's manifest once. */
export const readAssets = (manifestPath: string): ((page: (typeof PAGES)[number] | undefined) => Assets) => {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`The build's manifest at ${manifestPath} does not name ${ENTRY}`)
  const fonts = absolute(
    Object.values(manifest).map(({ file }) => file).filter((file) => FIRST_FONTS.some((font) => font.test(file))),
  )
  const assetsOf = (page: (typeof PAGES)[number] | undefined): Assets => {
    const sources = closure(manifest, page === undefined ? [ENTRY] : [ENTRY, page.file])
    const chunks = sources.map((source) => manifest[source]).filter((chunk) => chunk !== undefined)
    return {
      entry: `/${entry.file}`,
      styles: absolute([manifest[STYLES]?.file, ...chunks.flatMap(({ css }) => css ?? [])].filter((file) => file !== undefined)),
      preloads: absolute(chunks.map(({ file }) => file).filter((file) => file !== entry.file && file.endsWith('.js'))),
      fonts,
    }
  }
  const byPage = new Map(PAGES.map((page) => [page.name as string, assetsOf(page)]))
  const none = assetsOf(undefined)
  return (page) => (page === undefined ? none : (byPage.get(page.name) ?? none))
}
