import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HEADING_WEIGHT } from '../../../adapters/composition/pages/read-assets.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { lettersOf } from '../../../tools/vite.fonts.ts'
import { readCss, readTokens, styleSheets } from './css.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDERS = ['ui/messages', 'adapters/seed/catalogue', 'adapters/seed/words', 'adapters/seed/shops', 'adapters/seed/partners']

const FACES = readCss('ui/design/fonts.css').split('@font-face').filter((face) => face.includes('woff2'))
const FIRST = FACES.filter((face) => face.includes('?first'))
const rangeOf = (face: string): string => lettersOf(/unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? '')
const weightsOf = (face: string): string => /font-weight:\s*([^;]+);/.exec(face)?.[1] ?? ''
const familyOf = (face: string): string => /font-family:\s*([^;]+);/.exec(face)?.[1] ?? ''

const textsOf = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')])

const writtenIn = (css: string): string => [...css.matchAll(/content:\s*'([^']*)'/g)].map(([, text = '']) => text).join('')

describe('the fonts of a first page', () => {
  it('are one for the text and one for each weight that a brand writes its headings in', () => {
    expect(FIRST.map((face) => `${familyOf(face)} ${weightsOf(face)}`)).toEqual([
      'Roboto 400 700', 'Raleway 400', 'Raleway 600', 'Raleway 700',
    ])
  })

  it.each(BRAND_CHANNELS)('are preloaded by %s in the weight of its theme', (brand) => {
    const theme = new Map([...readTokens('ui/design/tokens.css'), ...readTokens(`ui/design/themes/${brand}.css`)])
    const isRaleway = theme.get('--font-heading')?.startsWith('Raleway') === true
    expect(HEADING_WEIGHT[brand]).toBe(isRaleway ? Number(theme.get('--weight-heading')) : undefined)
  })

  it('have the weight of headings wherever the heading font is used', () => {
    const others = styleSheets().flatMap(([path, css]) =>
      [...css.matchAll(/([^{}]+)\{([^{}]*font-family:\s*var\(--font-heading\)[^{}]*)\}/g)]
        .filter(([, , block = '']) => !block.includes('font-weight: var(--weight-heading)'))
        .map(([, selector = '']) => `${path}: ${selector.trim()}`))
    expect(others).toEqual([])
  })

  it('share no character with another file, which a browser would load, too, if the first one is late', () => {
    for (const faces of Map.groupBy(FACES, (face) => `${familyOf(face)} ${weightsOf(face)}`).values()) {
      const mails = faces.flatMap((face) => Array.from(rangeOf(face)))
      expect(mails.filter((mail, index) => mails.indexOf(mail) !== index)).toEqual([])
    }
  })

  it('contain every character that the shop uses, so that no page waits for more of a font', () => {
    const written = [
      ...FOLDERS.flatMap(textsOf),
      ...styleSheets().map(([path, css]) => [path, writtenIn(css)] as const),
    ]
    expect(written.length).toBeGreaterThan(100)
    for (const face of FIRST) {
      const mails = new Set(rangeOf(face))
      const missing = written.flatMap(([path, text]) =>
        [...new Set(text)].filter((mail) => mail !== '\n' && !mails.has(mail)).map((mail) => `${path}: ${mail}`))
      expect(missing).toEqual([])
    }
  })
})
