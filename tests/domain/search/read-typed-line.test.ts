import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedLine } from '../../../domain/search/read-typed-line.ts'
import { understoodOf, lensFilterOf, wordsOf, writtenWithout, type Understood } from '../../../domain/search/typed-line.ts'

const read = (text: string): readonly [words: string, ...understood: readonly string[]] => {
  const line = readTypedLine(text)
  return [wordsOf(line), ...understoodOf(line).map(({ key, value }) => `${key} ${value}`)]
}

describe('a typed search', () => {
  it.each([
    ['-3.25 toric daily', '', 'sphere -3.25', 'lens_type toric', 'lens_usage daily'],
    ['acuvue oasys 6er', 'acuvue oasys', 'pack_size 6'],
    ['biofinity -2,5', 'biofinity', 'sphere -2.5'],
    ['8.6 14.2', '', 'radius 8.6', 'diameter 14.2'],
    ['tageslinsen torisch', '', 'lens_usage daily', 'lens_type toric'],
    ['lentilles journalières toriques boîte de 30', '', 'lens_usage daily', 'lens_type toric', 'pack_size 30'],
    ['lenti mensili multifocali', '', 'lens_usage monthly', 'lens_type multifocal'],
    ['monthly lenses for astigmatism', '', 'lens_usage monthly', 'lens_type toric'],
    ['Zweiwochenlinsen 12er-Pack', '', 'lens_usage weekly', 'pack_size 12'],
    ['dailies total1 30 lenses', 'dailies total1', 'pack_size 30'],
    ['biofinity toric multifocal', 'biofinity', 'lens_type toric', 'lens_type multifocal'],
  ])('%j is read as words and lens properties', (text, ...message) => {
    expect(read(text)).toEqual(message)
  })

  it.each([
    ['−3,25 -1.25 x 90 add +2.00', 'sphere -3.25', 'cylinder -1.25', 'axis 90', 'add 2'],
    ['-3.25/-1.25x180', 'sphere -3.25', 'cylinder -1.25', 'axis 180'],
    ['-3 -0.75 90', 'sphere -3', 'cylinder -0.75', 'axis 90'],
    ['+2 +1.5', 'sphere 2', 'add 1.5'],
    ['SPH:-3.25 zyl -0,75 Achse 20', 'sphere -3.25', 'cylinder -0.75', 'axis 20'],
    ['bc 8.6 dia 14', 'radius 8.6', 'diameter 14'],
    ['base curve 8,6mm', 'radius 8.6'],
    ['8,6 14', 'radius 8.6', 'diameter 14'],
    ['plano', 'sphere 0'],
  ])('%j is read as in a prescription', (text, ...message) => {
    expect(read(text)).toEqual(['', ...message])
  })

  it.each([
    'Bausch + Lomb ultra', 'opti-free 300 ml', '1-day acuvue moist', 'total 30', '-3.3 biofinity', '-99', 'lentilles', 'dailies', '31.5',
    '', '***',
  ])('%j is words only, as typed', (text) => {
    expect(read(text)).toEqual([text])
  })

  it('has one value of each kind: a repeated value is a word', () => {
    expect(read('8.6 8.4')).toEqual(['8.4', 'radius 8.6'])
    expect(read('daily monthly')).toEqual(['monthly', 'lens_usage daily'])
  })

  it('filters lenses by everything that was recognised, and by nothing otherwise', () => {
    expect(lensFilterOf(readTypedLine('toric biofinity -3.25 8.6 6er monthly'))).toEqual({
      values: { sphere: -3.25, radius: 8.6 }, traits: ['toric'], usage: 'monthly', packOf: 6,
    })
    expect(lensFilterOf(readTypedLine('biofinity'))).toBeUndefined()
  })
})

const quarters = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((value) => value / 4)
const power = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(2)}`
const comma = (text: string) => fc.constantFrom(text, text.replace('.', ','), text.replace('-', '\u2212'))

type Typed = { readonly means: Understood; readonly text: string }
const readText = (means: Understood, text: string) => comma(text).map((typed): Typed => ({ means, text: typed }))

const values = fc.tuple(
  quarters(-20, 20).filter((value) => value !== 0).chain((value) => readText({ key: 'sphere', value }, power(value))),
  quarters(-6, -0.25).chain((value) => readText({ key: 'cylinder', value }, `cyl ${power(value)}`)),
  fc.integer({ min: 0, max: 180 }).chain((value) => readText({ key: 'axis', value }, `axis ${value}`)),
  fc.integer({ min: 70, max: 99 }).chain((tenths) => readText({ key: 'radius', value: tenths / 10 }, `${(tenths / 10).toFixed(1)}`)),
  fc.integer({ min: 130, max: 160 }).chain((tenths) => readText({ key: 'diameter', value: tenths / 10 }, `${(tenths / 10).toFixed(1)}mm`)),
  fc.constantFrom('Tageslinsen', 'daily', 'journalières', 'giornaliere')
    .map((text): Typed => ({ means: { key: 'lens_usage', value: 'daily' }, text })),
  fc.constantFrom('torisch', 'toric', 'toriques', 'toriche')
    .map((text): Typed => ({ means: { key: 'lens_type', value: 'toric' }, text })),
  fc.integer({ min: 1, max: 400 }).map((value): Typed => ({ means: { key: 'pack_size', value }, text: `${value}er` })),
)

const names = fc.constantFrom('biofinity', 'Acuvue', 'Oasys', 'Opti-Free', 'ultra', 'Total30', '1-Day')

/** Words and values in any order, at least one of the values. */
const lines = fc.record({
  parts: values.chain((all) => fc.shuffledSubarray(all, { minLength: 1 })),
  words: fc.uniqueArray(names, { maxLength: 3 }),
}).chain(({ parts, words }) => {
  const all: readonly (Typed | string)[] = [...parts, ...words]
  return fc.record({ parts: fc.constant(parts), pieces: fc.shuffledSubarray([...all], { minLength: all.length }) })
})

const key = ({ key: name, value }: Understood): string => `${name} ${value}`
const keys = (understood: readonly Understood[]): readonly string[] => understood.map(key).toSorted()

describe('any search', () => {
  it('returns every value in any spelling and position, and leaves every word as typed', () => {
    fc.assert(fc.property(lines, ({ parts, pieces }) => {
      const line = readTypedLine(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(' '))
      expect(keys(understoodOf(line))).toEqual(keys(parts.map(({ means }) => means)))
      expect(wordsOf(line)).toBe(pieces.filter((piece) => typeof piece === 'string').join(' '))
    }))
  })

  it('is the same without one recognised value, except for that value', () => {
    fc.assert(fc.property(lines, ({ pieces }) => {
      const line = readTypedLine(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(' '))
      for (const means of understoodOf(line)) {
        const left = readTypedLine(writtenWithout(line, means))
        expect(keys(understoodOf(left))).toEqual(keys(understoodOf(line).filter((one) => one !== means)))
        expect(wordsOf(left)).toBe(wordsOf(line))
      }
    }))
  })

  it('is read without errors, whatever was typed, and loses no word', () => {
    fc.assert(fc.property(fc.string({ maxLength: 100 }), (text) => {
      const line = readTypedLine(text)
      if (understoodOf(line).length > 0) return
      expect(wordsOf(line).replace(/[\s,.;:/|-]+/g, '')).toBe(
        text.replaceAll(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-').replace(/[\s,.;:/|-]+/g, ''))
    }))
  })
})
