import { describe, expect, it } from 'vitest'
import { cutStyles } from '../../vite.styles.ts'

const fileOf = (name: string): string | undefined => ({ a: 'ui/first.module.css', b: 'ui/later.module.css' })[name[0] ?? '']
const cut = (css: string) => cutStyles(css, fileOf, (file) => file === 'ui/first.module.css')

describe('styles that are cut in two', () => {
  it('come with the first pages where one of them shows what they dress, else with the others, each once and in its order', () => {
    expect(cut('.a1{color:red}.b1{color:blue}.b1 .a2{color:green}.b2:hover{color:grey}')).toEqual({
      first: '.a1{color:red}.b1 .a2{color:green}',
      later: '.b1{color:blue}.b2:hover{color:grey}',
    })
  })

  it('are looked at within a condition, and stay first where they name no class', () => {
    expect(cut('@media print{.b1{color:red}}@media print{.a1{color:red}}')).toEqual({
      first: '@media print{.a1{color:red}}',
      later: '@media print{.b1{color:red}}',
    })
    const unnamed = ':root{--x:1px}@font-face{font-family:R;src:url(/assets/r.b1)}@keyframes b1{0%{opacity:0}}'
    expect(cut(unnamed)).toEqual({ first: unnamed, later: '' })
  })
})
