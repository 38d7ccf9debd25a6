import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAccents, normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'
import { MAX_TERM_LENGTH, makeSearchTerm, SEARCH_PAUSE } from '../../../domain/search/search-term.ts'
import { showAllPath } from '../../../domain/search/show-all-path.ts'

// Generating the first text from all of Unicode takes seconds on a busy machine.
const SLOW = 30_000

describe('a search term', () => {
  it('is never empty', () => {
    for (const text of ['', '   ', '\t\n', '\u0000'])
      expect(makeSearchTerm(text)).toEqual(E.left({ _tag: 'InvalidSearchTerm' }))
    expect(makeSearchTerm('a')).toEqual(E.right('a'))
  })

  it('is trimmed, on one line, and cut at its maximum length', () => {
    expect(makeSearchTerm('  acuvue \n\u0000 oasys ')).toEqual(E.right('acuvue oasys'))
    expect(makeSearchTerm('x'.repeat(101))).toEqual(E.right('x'.repeat(100)))
    expect(makeSearchTerm(` ${'x'.repeat(100)}`)).toEqual(E.right('x'.repeat(100)))
    expect(makeSearchTerm(`${'x'.repeat(99)} yyy`)).toEqual(E.right('x'.repeat(99)))
  })

  it('is unchanged when it is made from itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        const term = makeSearchTerm(text)
        if (E.isLeft(term)) return
        expect(Array.from(term.right).length).toBeLessThanOrEqual(MAX_TERM_LENGTH)
        expect(makeSearchTerm(term.right)).toEqual(term)
      }),
    )
  }, SLOW)

  it('waits 300 ms before it is searched', () => {
    expect(SEARCH_PAUSE).toBe(300)
  })
})

describe('the page of all results', () => {
  it('CC-SEARCH-03 has the encoded term in its address, in the language of the visitor', () => {
    expect(showAllPath('fr', 'a b&c')).toBe('/fr/s?search=a%20b%26c')
    expect(showAllPath('de', ' größe ')).toBe('/s?search=gr%C3%B6%C3%9Fe')
  })
})

describe('words normalised for comparison', () => {
  it('lose their accents', () => {
    expect(foldAccents('Böse Häsin à Genève')).toBe('Bose Hasin a Geneve')
  })

  it('are lower case, plain and single-spaced', () => {
    expect(normaliseForSearch('  ÖL-Größe:  Œil, Æon & Smørrebrød (Łódź) ')).toBe('ol-grosse oeil aeon smorrebrod lodz')
    expect(normaliseForSearch('+2.00')).toBe('+2.00')
  })

  it('are unchanged when normalised twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = normaliseForSearch(text)
        expect(normaliseForSearch(once)).toBe(once)
      }),
    )
  })
})
