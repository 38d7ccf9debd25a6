import type { Locale } from '../../../domain/shop/locale.ts'
import type { CatalogueEntry, TextEntry } from '../catalogue/catalogue-entry.codec.ts'
import { categoryPathOf } from '../catalogue/category-path-of.ts'
import productSentences from './product-sentences.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import lensLines from './lens-lines.json' with { type: 'json' }
import sentences from './lens-sentences.json' with { type: 'json' }
import { inEveryLocale } from './in-every-locale.ts'

type Book = Readonly<Record<string, TextEntry>>

const word = (book: Book, key: string | undefined, locale: Locale): string => book[key ?? '']?.[locale] ?? ''

/** The line of a lens with the longest name that its key begins with. */
const lineOf = (key: string): string | undefined =>
  Object.keys(lensLines)
    .filter((line) => key.startsWith(line))
    .toSorted((first, second) => second.length - first.length)[0]

const usageOf = (entry: CatalogueEntry): string =>
  entry.usage === 'weekly' && entry.facts?.days === 7 ? 'weekly-7' : entry.usage ?? ''

/** A material is a common noun: only German capitalises it. */
const materialIn = (locale: Locale, material: string): string =>
  locale === 'de' ? material.charAt(0).toUpperCase() + material.slice(1) : material

const BY: { readonly [locale in Locale]: (maker: string) => string } = {
  de: (maker) => `von ${maker}`,
  en: (maker) => `by ${maker}`,
  fr: (maker) => (/^[aeiou]/i.test(maker) ? `d’${maker}` : `de ${maker}`),
  it: (maker) => `di ${maker}`,
}

const materialOf = (entry: CatalogueEntry, locale: Locale): string => {
  const { material = '', water = '', dkt = '' } = entry.facts ?? {}
  const facts: Readonly<Record<string, string>> = {
    design: word(sentences.design, entry.design, locale),
    usage: word(sentences.usage, usageOf(entry), locale),
    by: BY[locale](entry.maker),
    material: materialIn(locale, material),
    water: String(water),
    dkt: String(dkt),
  }
  return sentences.made[locale].replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}

const describeLens = (entry: CatalogueEntry, locale: Locale): readonly string[] => [
  materialOf(entry, locale),
  word(lensLines, lineOf(entry.key), locale),
  word(sentences.purpose, entry.design, locale),
  ...(entry.made?.dominance === undefined ? [] : [sentences.dominance[locale]]),
  ...(entry.facts?.uv === true ? [sentences.uv[locale]] : []),
]

const describeProduct = (entry: CatalogueEntry, locale: Locale): readonly string[] => [
  word(kinds, entry.type === 'sunglasses' ? entry.type : categoryPathOf(entry), locale),
  word(productSentences, entry.key, locale),
]

/** Two to four sentences about an entry, from its facts and one written sentence. */
export const describe = (entry: CatalogueEntry): TextEntry =>
  inEveryLocale((locale) =>
    (entry.design === undefined ? describeProduct : describeLens)(entry, locale).filter((text) => text !== '').join(' '))
