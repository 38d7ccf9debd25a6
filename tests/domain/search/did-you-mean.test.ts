import { describe, expect, it } from 'vitest'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'

const CATALOGUE = [
  'Biofinity', 'Biotrue', 'Acuvue', '1-Day', 'Oasys', 'toric', 'daily', 'Opti-Free', 'Total30', 'Linsenbehälter', '30', 'Linsen',
]

describe('a search suggestion', () => {
  it.each([
    ['byofinitti', ['Biofinity']],
    ['ACUWUE toriq', ['Acuvue toric', 'Acuvue']],
    ['acuvue zzzzzzzz', ['Acuvue']],
    ['linsenbehalder', ['Linsenbehälter']],
    ['-3.25 toric daily', ['toric daily', 'toric']],
    ['-3,25 torik', ['toric']],
    ['total31', ['Total30']],
    ['acuvue biofinity', ['Biofinity']],
  ])('F-S09 for %j is the nearest words as the catalogue spells them: %j', (term, meant) => {
    expect(didYouMean(term, CATALOGUE)).toEqual(meant)
  })

  it.each(['qqqqqqqq', '', '31', 'xy', '***', 'biofinity'])('F-S09 is empty for %j', (term) => {
    expect(didYouMean(term, CATALOGUE)).toEqual([])
  })

  it('F-S09 is the word with the fewest differences, and of equals the first by name, whatever the order of the catalogue', () => {
    for (const words of [['Abcdxy', 'Abcdex'], ['Abcdex', 'Abcdxy']]) expect(didYouMean('abcdef', words)).toEqual(['Abcdex'])
    for (const words of [['Abcdeb', 'Abcdea'], ['Abcdea', 'Abcdeb']]) expect(didYouMean('abcdef', words)).toEqual(['Abcdea'])
  })

  it('F-S09 considers eight words, and ignores lens values', () => {
    expect(didYouMean(`${'zzz '.repeat(8)}torik`, CATALOGUE)).toEqual([])
    expect(didYouMean(`${'zzz '.repeat(7)}torik`, CATALOGUE)).toEqual(['toric'])
    expect(didYouMean('tor3.25ik', CATALOGUE)).toEqual([])
  })

  it('F-S09 does not depend on the order of the catalogue', () => {
    expect(didYouMean('biotfue', CATALOGUE.toReversed())).toEqual(didYouMean('biotfue', CATALOGUE))
  })
})
