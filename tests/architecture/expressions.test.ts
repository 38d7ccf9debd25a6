import { describe, expect, it } from 'vitest'
import { expressionsIn, expressionsOf, slowTextFor, type Expression } from './expressions.ts'

const ROOT = new URL('../..', import.meta.url).pathname

const expression = (pattern: RegExp): Expression => ({ file: 'planted.ts', pattern: pattern.source, flags: pattern.flags })

/** Each takes quadratic time according to an automaton-based checker. */
const QUADRATIC = [
  /\/+$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, /first-roboto.*\.woff2$/, /<body[^>]*>/, /[+-]?\d+[.,]\d+/g, /\d(?=(?:\d{3})+\.)/g,
  /^[^\p{L}]+|[^\p{L}]+$/gu, /\+.*(?=@)/s, /<response\b[^>]*>[\s\S]*?<\/response>/g, /\([^()]*[*+}][^()]*\)\s*[*+{]/,
]

describe('every regular expression of the shop', () => {
  const all = expressionsIn(ROOT, ['domain', 'application', 'adapters', 'ui'])
  const distinct = [...new Map(all.map((one) => [`${one.pattern}/${one.flags}`, one])).values()]

  it('V3 takes time in proportion to the text, whatever is repeated in it', () => {
    expect(distinct.length).toBeGreaterThan(300)
    expect(distinct.flatMap((one) => {
      const slow = slowTextFor(one)
      return slow === undefined ? [] : [`${one.file}: /${one.pattern}/${one.flags} over ${slow}`]
    })).toEqual([])
  })

  it.each(QUADRATIC)('V3 is reported if it is slow: %s', (pattern) => {
    expect(slowTextFor(expression(pattern))).toBeDefined()
  })

  it('is found in the syntax of a source, not in texts and comments', () => {
    const source = "const lid = /a+$/u // /b+$/\nconst eye = '/c+$/'\nconst half = 1 / 2 / 3\n"
    expect(expressionsOf('eye.ts', source)).toEqual([{ file: 'eye.ts', pattern: 'a+$', flags: 'u' }])
  })
})
