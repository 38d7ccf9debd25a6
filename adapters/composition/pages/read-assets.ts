import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { languageOf, type TextPart } from '../../../ui/messages/text-part.ts'
import type { Page } from '../../../ui/routing/pages.ts'
import type { Assets } from './page-data.ts'

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = { readonly [source: string]: Chunk }

const ENTRY = 'adapters/composition/browser/entry.ts'
/** One of the files of texts. */
const TEXTS = 'virtual:messages'
const HYDRATION = 'adapters/composition/browser/hydrate-page.tsx'

const closure = (manifest: Manifest, sources: readonly string[], visited = new Set<string>()): readonly string[] => {
  for (const source of sources) {
    if (visited.has(source) || manifest[source] === undefined) continue
    visited.add(source)
    closure(manifest, manifest[source].imports ?? [], visited)
  }
  return [...visited]
}

/** The manifest lists a manually defined chunk by its name instead of its source. */
const entryOf = (manifest: Manifest, source: string): string => {
  if (manifest[source] !== undefined) return source
  return Object.keys(manifest).find((key) => manifest[key]?.name === basename(source, '.tsx')) ?? source
}

const absolute = (files: readonly string[]): readonly string[] => [...new Set(files)].map((file) => `/${file}`)

/** The weight of Raleway for a brand's headings, from its theme; absent if headings use the font of the text. */
export const HEADING_WEIGHT: { readonly [brand in BrandChannel]?: number } = { iris: 600, discountlens: 700, mrlens: 700, mclinsen: 400 }

/** The fonts needed first: text and headings. */
const firstFonts = (brand: BrandChannel): readonly RegExp[] => {
  const weight = HEADING_WEIGHT[brand]
  const own = weight === undefined ? [] : [new RegExp(`first-raleway.{0,100}-${weight}-.{0,100}\\.woff2$`)]
  return [/first-roboto.{0,100}\.woff2$/, ...own]
}

/** Styles of the pages a session may begin with, and of all others; no chunk lists them. */
const FIRST_STYLE = /first-style.{0,100}\.css$/
const LATER_STYLE = /later-style.{0,100}\.css$/

type Shop = Pick<ShopSettings, 'brandChannel' | 'tone'>
export type AssetsOf = (page: Page | undefined, locale: Locale, shop: Shop) => Assets

/** What each page loads first; the build's manifest is read once. */
export const readAssets = (manifestPath: string): AssetsOf => {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`The build manifest ${manifestPath} does not contain ${ENTRY}`)
  const folderOfTexts = `/${/^.+\/texts-\w+/.exec(manifest[TEXTS]?.file ?? '')?.[0] ?? ''}`
  const files = Object.values(manifest).map(({ file }) => file)
  const filesNamed = (...names: readonly RegExp[]): readonly string[] =>
    absolute(names.flatMap((name) => files.filter((file) => name.test(file))))
  const [first, later] = [filesNamed(FIRST_STYLE), filesNamed(LATER_STYLE)]
  const assetsOf: AssetsOf = (page, locale, { tone, brandChannel }) => {
    const view = page === undefined ? undefined : manifest[page.view]
    const own = page === undefined ? [] : [page.view]
    const part: TextPart = page === undefined || view === undefined ? 'common' : page.component
    const sources = closure(manifest, [ENTRY, ...[HYDRATION, ...own].map((source) => entryOf(manifest, source))])
    const chunks = sources.map((source) => manifest[source]).filter((chunk) => chunk !== undefined)
    return {
      entry: `/${entry.file}`,
      styles: page === undefined || 'isFirst' in page ? first : [...first, ...later],
      laterStyles: later,
      preloads: [
        ...absolute(chunks.map(({ file }) => file).filter((file) => file !== entry.file && file.endsWith('.js'))),
        `${folderOfTexts}/${languageOf(locale, tone)}/${part}.js`,
      ],
      ...(page === undefined || view === undefined ? {} : { view: [`/${view.file}`, page.component] as const }),
      fonts: filesNamed(...firstFonts(brandChannel)),
      texts: folderOfTexts,
    }
  }
  const cache = new Map<string, Assets>()
  return (page, locale, shop) => {
    const key = `${page?.name ?? ''} ${locale} ${shop.tone} ${shop.brandChannel}`
    const assets = cache.get(key) ?? assetsOf(page, locale, shop)
    cache.set(key, assets)
    return assets
  }
}
