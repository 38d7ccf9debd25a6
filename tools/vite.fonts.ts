import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The OpenType features that `elements.css` and tabular figures use, and kerning. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

const MARK = '?first'
const FACE = /@font-face\s*\{[^}]*\}/g

/** Every character of a `unicode-range`. */
export const lettersOf = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  }).join('')

const valueOf = (face: string, name: string): string => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? ''

const subsetOf = async (file: string, face: string): Promise<Uint8Array> => {
  const [min = 0, max] = valueOf(face, 'font-weight').split(' ').map(Number)
  return subsetFont(readFileSync(file), lettersOf(valueOf(face, 'unicode-range')), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(max === undefined ? {} : { variationAxes: { wght: { min, max } } }),
  })
}

/** For a font face whose file is marked `?first`, creates a subset with only its characters and weights. */
export const cutFonts = (): Plugin => {
  let folder = ''
  return {
    name: 'cut-fonts',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ cacheDir }) => { folder = join(cacheDir, 'fonts') },
    async transform(code, id) {
      if (!id.endsWith('/fonts.css')) return undefined
      let css = code
      for (const [face] of code.matchAll(FACE)) {
        const [, url = '', name = ''] = /url\('([^']+\/([^/']+)\?first)'\)/.exec(face) ?? []
        if (url === '') continue
        const file = join(folder, `first-${name}`)
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, await subsetOf(createRequire(id).resolve(url.replace(MARK, '')), face))
        css = css.replace(url, relative(dirname(id), file))
      }
      return css
    },
  }
}
