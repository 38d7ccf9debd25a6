import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SUPPORTED_BROWSERS } from '../../tools/supported-browsers.ts'
import { newerBuiltIns, newerStyles } from '../../tools/vite.baseline.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Code that runs in a browser. Other modules in the bundles are checked by the build, libraries included. */
const SOURCES = [
  'domain', 'application/storefront', 'ui',
  ...['browser', 'commerce-api', 'composition/browser', 'cookies', 'data-layer', 'http-client', 'webauthn']
    .map((adapter) => `adapters/${adapter}`),
]

const faults = (files: readonly string[], newer: (file: string, text: string) => readonly string[]): readonly string[] =>
  files.flatMap((file) => newer(file, readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file} uses ${name}`))

describe('H-N01 the browsers the shop supports', () => {
  it('have every built-in that the browser code uses', () => {
    const files = globSync(SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`), { cwd: ROOT })
    expect(files.length).toBeGreaterThan(1000)
    expect(faults(files, newerBuiltIns)).toEqual([])
  })

  it('have every style feature that the pages need', () => {
    const files = globSync('ui/**/*.css', { cwd: ROOT })
    expect(files.length).toBeGreaterThan(100)
    expect(faults(files, (_file, css) => newerStyles(css))).toEqual([])
  })

  it.each([
    ['Map.groupBy(lines, keyOf)', 'Map.groupBy'],
    ['Object.groupBy(lines, keyOf)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Set(one).union(other)', 'union'],
    ['one.isSubsetOf(other)', 'isSubsetOf'],
    ['lines.values().map(keyOf)', 'Iterator.prototype.map'],
    ['[...text.matchAll(word).filter(isLong)]', 'Iterator.prototype.filter'],
    ['Array.fromAsync(lines)', 'Array.fromAsync'],
    ['Promise.try(load)', 'Promise.try'],
    ['URL.parse(text)', 'URL.parse'],
    ['AbortSignal.any(signals)', 'AbortSignal.any'],
    ['new Intl.DurationFormat(locale); new Intl.Segmenter()', 'Intl.Segmenter'],
    ['part.checkVisibility()', 'checkVisibility'],
    ['part?.showPopover()', 'showPopover'],
  ])('lack %s, which is reported', (code, name) => {
    for (const file of ['planted.ts', 'planted.js']) expect(newerBuiltIns(file, `import * as lines from 'lines'\n${code}`)).toContain(name)
  })

  it.each([
    'lines.toSorted(byDay).at(-1)', 'Object.values(lines).map(keyOf)', 'lines.filter(isOpen).map(keyOf)', 'text.replaceAll(word, other)',
    'structuredClone(lines)', '[...lines.values()].map(keyOf)',
  ])('have %s, which is accepted', (code) => {
    expect(newerBuiltIns('planted.ts', code)).toEqual([])
  })

  it('lack some style features, which are reported', () => {
    expect(newerStyles('.part { field-sizing: content } @starting-style { .part { opacity: 0 } } .part:open { color: red }'))
      .toEqual(['at-rules starting-style', 'properties field-sizing', 'selectors open'])
    expect(newerStyles('.part:has(> a) { color: red } @container (min-width: 1px) { .part { gap: 0 } }')).toEqual([])
  })

  it('are those that the README lists', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
    const { chrome, edge, firefox, safari, ios } = SUPPORTED_BROWSERS
    const named = { Chrome: chrome, Edge: edge, Firefox: firefox, 'Safari on macOS': safari, 'Safari on iOS and iPadOS': ios }
    for (const [name, version] of Object.entries(named)) expect(readme).toContain(`| ${name} | ${version} |`)
  })
})
