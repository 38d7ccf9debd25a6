/** Not allowed in a QR-bill: other than Latin up to U+017F, S and T with a comma below, the euro sign (Implementation Guidelines 2.3). */
const FOREIGN = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/gu

/** Typographic characters with a plain equivalent. */
const PLAIN: readonly (readonly [signs: RegExp, plain: string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032]/g, '\''],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\u1E9E/g, 'SS'],
]

/** A letter with unsupported diacritics is written without them: `ễ` is `e`. */
const withoutMarks = (letter: string): string => letter.normalize('NFKD').replace(FOREIGN, '')

/**
 * A text for the QR-bill: in its characters, on one line, cut at `length` characters. Characters without an equivalent are left out, so
 * the text may become empty.
 */
export const slipText = (text: string, length: number): string =>
  PLAIN.reduce((plain, [signs, sign]) => plain.replace(signs, sign), text.normalize('NFC').replace(/\s+/g, ' '))
    .replace(FOREIGN, withoutMarks)
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trimEnd()
