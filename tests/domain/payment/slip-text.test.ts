import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipText } from '../../../domain/payment/slip-text.ts'

describe('a text on the QR-bill', () => {
  it.each([
    ['Zoë Müller-Łukasz', 'Zoë Müller-Łukasz'], ['O’Brien – „Optik“', 'O\'Brien - "Optik"'], ['Nguyễn Thị', 'Nguyen Thi'],
    ['Ștefan Țepeș €', 'Ștefan Țepeș €'], ['Ольга Meier', 'Meier'], ['Ольга', ''], ['ﬁn…', 'fin...'], ['a\tb\u00a0 c', 'a b c'],
  ])('H-R02 writes %j as %j', (text, written) => {
    expect(slipText(text, 70)).toBe(written)
  })

  it('H-R02 contains only characters of the standard, on one trimmed line within its length', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.integer({ min: 1, max: 70 }), (text, length) => {
      const written = slipText(text, length)
      expect(written).toMatch(/^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]*$/u)
      expect([written.length <= length, written]).toEqual([true, written.trim()])
    }))
  })

  it('H-R02 is cut at the maximum length, without a blank at the end', () => {
    expect(slipText(`${'a'.repeat(9)} b`, 10)).toBe('a'.repeat(9))
    expect(slipText('Verwaltungsgesellschaft', 10)).toBe('Verwaltung')
  })
})
