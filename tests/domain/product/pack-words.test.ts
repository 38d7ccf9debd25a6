import { describe, expect, it } from 'vitest'
import { packWords } from '../../../domain/product/pack-words.ts'

describe('the content of a pack', () => {
  it.each([
    ['30-Pack', 'lens', 30],
    ['30', 'lens', 30],
    ['2 ×', 'piece', 2],
    ['2 × 360 ml', 'other', 1],
    ['10 g', 'other', 1],
  ] as const)('F-W03 reads %j as %s', (label, unit, count) => {
    expect(packWords(label)).toEqual({ unit, count, label })
  })
})
