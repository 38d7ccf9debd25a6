import { describe, expect, it } from 'vitest'
import { didYouMean } from '../../../domain/search/did-you-mean.ts'

const CATALOGUE = [
  'Biofinity', 'Biotrue', 'Acuvue', '1-Day', 'Oasys', 'toric', 'daily', 'Opti-Free', 'Total30', 'Linsenbehälter', '30', 'Linsen',
]

describe('what somebody may have meant', () => {
  it.each([
    ['byofinitti', ['Biofinity']],
    ['ACUWUE toriq', ['Acuvue toric', 'Acuvue']],
    ['acuvue zzzzzzzz', ['Acuvue']],
    ['linsenbehalder', ['Linsenbehälter']],
    ['-3.25 toric daily', ['toric daily', 'toric']],
    ['-3,25 torik', ['toric']],
    ['total31', ['Total30']],
    ['acuvue biofinity', ['Biofinity']],
  ])('F-S09 by %j are the nearest words as the catalogue writes them: %j', (term, meant) => {
    expect(didYouMean(term, CATALOGUE)).toEqual(meant)
  })

  it.each(['qqqqqqqq', '', '31', 'xy', '***', 'biofinity'])('F-S09 is nothing for %j', (term) => {
    expect(didYouMean(term, CATALOGUE)).toEqual([])
  })

  it('F-S09 is the word with the fewest slips, of equals the first by name, whatever stands first in the catalogue', () => {
    for (const words of [['Abcdxy', 'Abcdex'], ['Abcdex', 'Abcdxy']]) expect(didYouMean('abcdef', words)).toEqual(['Abcdex'])
    for (const words of [['Abcdeb', 'Abcdea'], ['Abcdea', 'Abcdeb']]) expect(didYouMean('abcdef', words)).toEqual(['Abcdea'])
  })

  it('F-S09 hears eight words, and a value of a lens as none', () => {
    expect(didYouMean(`${'zzz '.repeat(8)}torik`, CATALOGUE)).toEqual([])
    expect(didYouMean(`${'zzz '.repeat(7)}torik`, CATALOGUE)).toEqual(['toric'])
    expect(didYouMean('tor3.25ik', CATALOGUE)).toEqual([])
  })

  it('F-S09 does not depend on the order of the catalogue', () => {
    expect(didYouMean('biotfue', CATALOGUE.toReversed())).toEqual(didYouMean('biotfue', CATALOGUE))
  })
})
