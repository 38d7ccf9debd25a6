import { describe, expect, it } from 'vitest'
import { withoutCardNumbers } from '../../domain/card-number.ts'

describe('card numbers in typed text', () => {
  it.each([
    ['4242424242424242', '•••• 4242'],
    ['Meine Karte: 4242 4242 4242 4242 12/28, CVC 123', 'Meine Karte: •••• 4242 12/28, CVC 123'],
    ['5555-5555-5555-4444', '•••• 4444'],
    ['3782 822463 10005.', '•••• 0005.'],
    ['erst 4000.0000.0000.0002\n4242424242424242', 'erst •••• 0002\n•••• 4242'],
    ['8001 4242 4242 4242 4242', '8001 •••• 4242'],
    ['4242  4242  4242  4242', '•••• 4242'],
    ['4242–4242–4242–4242', '•••• 4242'],
    ['4242 - 4242 - 4242 - 4242', '•••• 4242'],
    ['4242/4242/4242/4242, 4242_4242_4242_4242', '•••• 4242, •••• 4242'],
    ['Nr4242424242424242 Visa4242 4242 4242 4242 NR4242\u00A04242\u00A04242\u00A04242', 'Nr•••• 4242 Visa•••• 4242 NR•••• 4242'],
  ])('Y14 are shortened to their last four digits: %s', (typed, expected) => {
    expect(withoutCardNumbers(typed)).toBe(expected)
  })

  it.each([
    '4242424242424243', 'IR-2026-000123', '+41 44 123 45 67', 'CH93 0076 2011 6238 5295 7', '21 00000 00003 13947 14300 09017',
    'AT61 1904 3002 3457 3207',
    '99.34.123456.12345678', '260302090512345678', '7612345678900', 'A4242424242424242', '',
  ])('Y14 are not confused with other numbers: %s', (typed) => {
    expect(withoutCardNumbers(typed)).toBe(typed)
  })

  const repeated = ['1 ', '4 ', '4242 ', '4.', '4', '4 - ', 'nr4 ', 'nr', '4  x']
  it.each(repeated)('Y14 V3 are found in linear time: "%s" again and again', (piece) => {
    const text = `${piece.repeat(Math.floor(4000 / piece.length))}x`
    const begun = performance.now()
    withoutCardNumbers(text)
    expect(performance.now() - begun).toBeLessThan(100)
  })
})
