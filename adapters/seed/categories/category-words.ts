import type { TextEntry } from '../catalogue/catalogue-entry.codec.ts'
import words from '../words/categories.json' with { type: 'json' }
import { inEveryLocale } from '../words/in-every-locale.ts'

export type CategoryWords = { readonly title: TextEntry; readonly text: TextEntry }
type Book = Readonly<Record<string, CategoryWords>>

const NAMED: Book = words.named
const USAGES: Book = words.usage
const DESIGNS: Book = words.design

const lensWords = (usage: string, design: string | undefined): CategoryWords | undefined => {
  const used = USAGES[usage]
  if (used === undefined || design === undefined) return used
  const made = DESIGNS[design]
  return made && {
    title: inEveryLocale((locale) => {
      const shape = made.title[locale]
      const noun = used.title[locale]
      return shape.replace('{usage}', locale === 'en' ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun)
    }),
    text: inEveryLocale((locale) => `${made.text[locale]} ${used.text[locale]}`),
  }
}

const brandWords = (brand: string): CategoryWords => ({
  title: inEveryLocale(() => brand),
  text: inEveryLocale((locale) => words.brand.text[locale].replace('{brand}', brand)),
})

/** The name and introduction of a category; `brand` names the last step of `sunglasses/…`. */
export const categoryWords = (path: string, brand: string): CategoryWords => {
  const [root, usage, design] = path.split('/')
  const words = NAMED[path] ??
    (root === 'sunglasses' ? brandWords(brand) : usage === undefined ? undefined : lensWords(usage, design))
  if (words === undefined) throw new RangeError(`There is no name for the category ${path}`)
  return words
}
