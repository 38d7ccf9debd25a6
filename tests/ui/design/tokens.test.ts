import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { contrast, hue, readCss, readTokens, styleSheets } from './css.ts'

const base = readTokens('ui/design/tokens.css')
const themeOf = (brand: string): ReadonlyMap<string, string> => new Map([...base, ...readTokens(`ui/design/themes/${brand}.css`)])
const colour = (theme: ReadonlyMap<string, string>, name: string): string => theme.get(`--color-${name}`) ?? 'missing'

const READABLE: readonly (readonly [text: string, on: string])[] = [
  ['primary', 'surface'], ['on-primary', 'primary'], ['on-primary', 'primary-strong'], ['primary-strong', 'primary-soft'],
  ['primary', 'primary-soft'], ['on-secondary', 'secondary'], ['secondary', 'primary-soft'], ['secondary', 'surface-soft'],
  ['ink', 'surface-sunk'], ['ink-soft', 'surface'], ['ink-soft', 'surface-soft'], ['ink-soft', 'primary-soft'],
  ['saving', 'surface'], ['saving', 'saving-soft'], ['success', 'success-soft'], ['warning', 'warning-soft'],
  ['danger', 'danger-soft'], ['danger', 'surface'], ['info', 'info-soft'], ['disabled', 'disabled-soft'],
]

describe.each(BRAND_CHANNELS)('the colours of %s', (brand) => {
  const theme = themeOf(brand)

  it('AS-VISUAL-13 are a green and a dark colour that are readable on white and under white', () => {
    expect(hue(colour(theme, 'primary'))).toBeGreaterThanOrEqual(90)
    expect(hue(colour(theme, 'primary'))).toBeLessThanOrEqual(180)
    expect(contrast(colour(theme, 'primary'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour(theme, 'secondary'), '#ffffff')).toBeGreaterThanOrEqual(12)
  })

  it.each(READABLE)('keep %s readable on %s', (text, on) => {
    expect(contrast(colour(theme, text), colour(theme, on))).toBeGreaterThanOrEqual(4.5)
  })

  it('show the border of a field and the focus', () => {
    for (const surface of ['surface', 'surface-soft']) {
      expect(contrast(colour(theme, 'control'), colour(theme, surface))).toBeGreaterThanOrEqual(3)
      expect(contrast(colour(theme, 'focus'), colour(theme, surface))).toBeGreaterThanOrEqual(3)
    }
  })

  it('are known tokens', () => {
    expect([...readTokens(`ui/design/themes/${brand}.css`).keys()].filter((name) => !base.has(name))).toEqual([])
  })
})

describe('the dimensions of the shop', () => {
  it('AS-VISUAL-14 go from a quarter of a rem to ten', () => {
    const spaces = [...base].filter(([name]) => name.startsWith('--space-')).map(([, value]) => value)
    const sizes = spaces.map((space) => Number(/^([\d.]+)rem$/.exec(space)?.[1]))
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([0.25, 10])
  })

  it('AS-VISUAL-12 animate for 0.25 to 0.4 seconds, and not at all with reduced motion', () => {
    const durations = [...base].filter(([name]) => name.startsWith('--duration-'))
    for (const [, value] of durations) {
      expect(Number.parseFloat(value)).toBeGreaterThanOrEqual(0.25)
      expect(Number.parseFloat(value)).toBeLessThanOrEqual(0.4)
    }
    const still = /prefers-reduced-motion: reduce\)\s*\{([\s\S]*?)\n\}/.exec(readCss('ui/design/tokens.css'))?.[1] ?? ''
    for (const [name] of durations) expect(still).toContain(`${name}: 0s`)
    const untamed = styleSheets().flatMap(([path, css]) =>
      [...css.matchAll(/transition:([^;]+);/g)].filter(([, value = '']) => /[\d.]+m?s/.test(value)).map(() => path))
    expect(untamed).toEqual([])
  })

  it('AS-VISUAL-01 have breakpoints at 350, 480, 640, 768, 1024 and 1280 pixels and nowhere else', () => {
    const allowed = new Set([350, 480, 640, 768, 1024, 1280].flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]))
    // A carousel counts its slides at the breakpoint of the specification (AS-CONST-10).
    const counted = 'ui/design/Carousel.module.css: min-width: 1023px'
    const others = styleSheets().flatMap(([path, css]) =>
      [...css.matchAll(/@media[^{]*?\(((?:min|max)-width:[^)]+)\)/g)]
        .map(([, condition = '']) => condition)
        .filter((condition) => !allowed.has(condition))
        .map((condition) => `${path}: ${condition}`))
    expect(others).toEqual([counted])
  })

  it('AS-VISUAL-15 use Roboto and Raleway, 300 to 700', () => {
    const faces = readCss('ui/design/fonts.css').split('@font-face').slice(1).filter((face) => face.includes('url('))
    const families = new Set(faces.map((face) => /font-family:\s*([^;]+);/.exec(face)?.[1]))
    expect(families).toEqual(new Set(['Roboto', 'Raleway']))
    for (const face of faces) {
      const weights = /font-weight:\s*([\d ]+);/.exec(face)?.[1]?.split(' ').map(Number) ?? [Number.NaN]
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(300)
      expect(Math.max(...weights)).toBeLessThanOrEqual(700)
      expect(face).toContain('font-display: optional')
    }
  })

  it('use no colour outside of the tokens', () => {
    // A swatch shows the colour of a product, the same in every brand.
    const coloured = styleSheets()
      .filter(([path]) => !/tokens\.css|themes\/|Swatch\.module\.css/.test(path))
      .filter(([, css]) => /#[0-9a-f]{3,8}\b/i.test(css.replace(/url\([^)]*\)/g, '')))
    expect(coloured.map(([path]) => path)).toEqual([])
  })

  it('use no token that does not exist', () => {
    const unknown = styleSheets().flatMap(([path, css]) => {
      const own = new Set([...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name = '']) => name))
      return [...css.matchAll(/var\((--[a-z0-9-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !base.has(name) && !own.has(name))
        .map((name) => `${path}: ${name}`)
    })
    expect(unknown).toEqual([])
  })
})
