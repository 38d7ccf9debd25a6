import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

const { products, categories } = demoCatalogue()

/** All demo texts about products in a language. */
const readText = (locale: Locale): readonly string[] =>
  [...products, ...categories].flatMap(({ titles, descriptions }) => [titles[locale] ?? '', descriptions[locale] ?? ''])

describe('the demo texts', () => {
  // mark'ennovy is spelled so by its owner.
  it.each(['en', 'fr', 'it'] as const)('have typographic apostrophes in %s', (locale) => {
    expect(readText(locale).length).toBeGreaterThan(300)
    expect(readText(locale).filter((text) => /(?<!mark)'/.test(text))).toEqual([])
  })

  it('have no line break before French punctuation', () => {
    expect(readText('fr').filter((text) => /[^\s\u00A0](?:[;?!]| :)(?:\s|$)| [;:?!]/.test(text))).toEqual([])
  })
})
