import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { cutStyles } from '../../tools/vite.styles.ts'

const fileOf = (name: string): string | undefined => ({ a: 'ui/first.module.css', b: 'ui/later.module.css' })[name[0] ?? '']
const cut = (css: string) => cutStyles(css, fileOf, (file) => file === 'ui/first.module.css')

describe('the split styles', () => {
  it('are loaded with the first pages if one of these uses them, else with the others, each once and in order', () => {
    expect(cut('.a1{color:red}.b1{color:blue}.b1 .a2{color:green}.b2:hover{color:grey}')).toEqual({
      first: '.a1{color:red}.b1 .a2{color:green}',
      later: '.b1{color:blue}.b2:hover{color:grey}',
    })
  })

  it('are split within a condition, and stay first if they contain no class', () => {
    expect(cut('@media print{.b1{color:red}}@media print{.a1{color:red}}')).toEqual({
      first: '@media print{.a1{color:red}}',
      later: '@media print{.b1{color:red}}',
    })
    const unnamed = ':root{--x:1px}@font-face{font-family:R;src:url(/assets/r.b1)}@keyframes b1{0%{opacity:0}}'
    expect(cut(unnamed)).toEqual({ first: unnamed, later: '' })
  })
})

const UI = new URL('../../ui', import.meta.url).pathname

const isRootByContent = (selector: string): boolean =>
  /^(:root|html)\b/.test(selector) && /:has\(/.test(selector) && !/\)\s+[^\s,]/.test(selector)

/** Declarations of the root that depend on the content of the page and use var(). */
const measuredByRoot = (css: string): readonly string[] => {
  const result: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (!rule.selectors.some(isRootByContent)) return
    rule.walkDecls(({ prop, value }) => { if (value.includes('var(')) result.push(`${rule.selector} ${prop}`) })
  })
  return result
}

describe('the styles of the root that depend on the content of the page', () => {
  it('contain no var(): a browser would restyle the whole page when the content arrives, during hydration', () => {
    const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((file) => measuredByRoot(readFileSync(join(UI, file), 'utf8')))).toEqual([])
  })

  it('are found in declarations of the root, but not of its descendants', () => {
    expect(measuredByRoot(':root:has([data-question]){scroll-padding-block-end:var(--a)}')).toHaveLength(1)
    expect(measuredByRoot('@media print{:root:not(:has(.a), :has(.b)):has(.c){color:var(--a)}}')).toHaveLength(1)
    expect(measuredByRoot(':root:has([data-question]){scroll-padding-block-end:5rem}')).toEqual([])
    expect(measuredByRoot(':root:has([data-question]) .bar{bottom:var(--a)}:root{--a:var(--b)}')).toEqual([])
  })
})
