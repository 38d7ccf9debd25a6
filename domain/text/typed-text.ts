/**
 * Invisible characters: soft hyphens, direction marks, byte order marks, fillers, tags. Variation selectors are kept, because they choose
 * how a character looks; joiners see below.
 */
const INVISIBLE = /(?!\p{VS}|[\u200C\u200D])\p{DI}|[\uFFF9-\uFFFB]/gu
/** A joiner belongs between two pictograms that form one (a family, a profession); anywhere else it is invisible, too. */
const JOINERS = /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?)\u200D(?=\p{Extended_Pictographic})|[\u200C\u200D]/gu
const BLANKS = /[\t\p{Zs}]/gu
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g
/** Other control characters, and lone surrogates; line ends stay. */
const CONTROLS = /[^\P{Cc}\n\r]|\p{Cs}/gu
const HYPHENS = /[\u2010\u2011]/g
/** Full-width letters, digits and signs, as written by East Asian keyboards and PDF files. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xFEE0

/**
 * Typed or pasted text without invisible characters, with plain blanks, hyphens and digits. All forms and the API clean typed text with
 * it before any rule; never passwords and tokens. It trims nothing and keeps visible characters.
 */
export const cleanTypedText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINERS, (joiner, before: string | undefined) => (before === undefined ? '' : joiner))
    .replace(CONTROLS, '')
    .replace(HYPHENS, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .normalize('NFC')

const LONE_SURROGATE = /\p{Cs}/u

/** U+0000 and lone surrogates are not text: no database stores them. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && !LONE_SURROGATE.test(text)
