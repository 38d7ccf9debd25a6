import { describe, expect, it } from 'vitest'
import { shownValue } from '../../../domain/product/shown-value.ts'

describe('a displayed value', () => {
  it.each([
    ['901 Black / G-15 Green', 'de', '901 Schwarz / Grün G-15'],
    ['901/58 Black / Green Polarized', 'fr', '901/58 Noir / Vert polarisé'],
    ['96/56 Light Havana / Blue', 'it', '96/56 Avana chiaro / Blu'],
    ['PJP Blue / Grey Polarized', 'de', 'PJP Blau / Grau polarisierend'],
    ['Kaki', 'en', 'Khaki'],
    ['Matte Black / Prizm Sapphire Polarized', 'it', 'Nero opaco / Prizm Sapphire Polarized'],
    ['Demi', 'de', 'Demi'],
  ] as const)('translates the colour %s of glasses to %s: %s', (made, locale, named) => {
    expect(shownValue('color', made, { locale })).toBe(named)
  })

  it('leaves the manufacturer’s name of a lens colour, and everything else, as printed on the box', () => {
    expect(shownValue('color', 'Blue', { eye: 'right', locale: 'de' })).toBe('Blue')
    expect(shownValue('sphere', -2.25, { locale: 'de' })).toBe('-2.25')
  })
})
