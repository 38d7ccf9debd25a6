import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTypedText, isStorableText } from '../../../domain/text/typed-text.ts'

describe('typed text', () => {
  it.each([
    ['\u202A+41 44 123 45 67\u202C', '+41 44 123 45 67'], ['\u200ESAVE10\u200F', 'SAVE10'],
    ['\uFEFFAnna\u200B', 'Anna'],
    ['044\u2011123\u201045\u00A067', '044-123-45 67'], ['８００１', '8001'], ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｈ', 'anna@example.ch'],
    ['Zu\u00ADrich', 'Zurich'], ['Zu\u0308rich', 'Zürich'], ['a\u2028b\u000Bc\td', 'a\nb\nc d'], ['a\u0000b\u0007c\ud800', 'abc'],
    ['1º piano, ½ – «Zürich» … ™', '1º piano, ½ – «Zürich» … ™'],
    ['👩🏽‍💻 👨‍👩‍👧 ❤️', '👩🏽‍💻 👨‍👩‍👧 ❤️'], ['a\u200Db', 'ab'], [' a\n b ', ' a\n b '],
    ['葛\u{E0100} ☎\uFE0E', '葛\u{E0100} ☎\uFE0E'], ['a\u{1D173}b\u034Fc\u{E0041}\u180E\uFFFB', 'abc'],
  ])('H-R05 %j is read as %j', (typed, read) => {
    expect(cleanTypedText(typed)).toBe(read)
  })

  it('H-R05 is unchanged when read again, can be stored, and contains no invisible characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const read = cleanTypedText(typed)
      expect([cleanTypedText(read), isStorableText(read)]).toEqual([read, true])
      expect(read).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\u2011\uFEFF\uFF01-\uFF5E\u00A0]/)
    }))
  })

  it('H-R05 keeps every visible letter, digit and sign', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (typed) => {
      expect(cleanTypedText(typed)).toBe(typed)
    }))
  })

  it('H-S15 contains no U+0000 and no half of a surrogate pair', () => {
    expect(['a', '', '😀', '\u0001'].map(isStorableText)).toEqual([true, true, true, true])
    expect(['a\u0000', '\ud83d', '\ude00a'].map(isStorableText)).toEqual([false, false, false])
  })
})
