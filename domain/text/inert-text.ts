/** Zero-width non-joiner: it is not printed, and no host name, scheme or e-mail address contains it. */
const BREAK = '\u200C'

/** A dot, or what browsers treat as one, or a colon, between two characters that may be part of a URL. */
const INNER_SIGN = /(?<=[\p{L}\p{M}\p{N}\p{S}\p{Cf}-])[.:\u3002\uFF0E\uFF61\u2024](?=[/\p{L}\p{M}\p{N}\p{S}\p{Cf}-])/gu
/** A dot or a colon in a number or a time. */
const INNER_SIGN_OF_NUMBER = /(?<=\d)[.:](?=\d)/g
/** Four groups of digits or more, whatever stands beside them. */
const IP_ADDRESS = /\d{1,3}(?:\.\d{1,3}){3,}/g
const ADDRESS_OR_PATH = /(?<=\S)[@\uFF20](?=\S)|(?<=\/)\//g
/** A word with a sign that the patterns above match, before its end; most words have none, or only one at their end. */
const WORD_WITH_SIGN = /(?<!\S)[^\s.:\u3002\uFF0E\uFF61\u2024@\uFF20/]*[.:\u3002\uFF0E\uFF61\u2024@\uFF20/]\S+/g
/** Most of these are amounts and times, which stay as they are. */
const NUMBER = /^\d+[.:]\d+$/

const separated = (sign: string): string => BREAK + sign + BREAK

function inertWord(word: string): string {
  const numbers = new Set([...word.matchAll(INNER_SIGN_OF_NUMBER)].map(({ index }) => index))
  return word
    .replaceAll(INNER_SIGN, (sign, at: number) => (numbers.has(at) ? sign : separated(sign)))
    .replaceAll(IP_ADDRESS, (address) => address.replaceAll('.', separated))
    .replaceAll(ADDRESS_OR_PATH, separated)
}

const PUNCTUATION = /^[^\p{L}\p{N}@/]*$/u

/** Whether a word is the address, perhaps in brackets or at the end of a sentence. */
const isAddress = (word: string) => (address: string): boolean => {
  const at = address === '' ? -1 : word.indexOf(address)
  return at >= 0 && PUNCTUATION.test(word.slice(0, at)) && PUNCTUATION.test(word.slice(at + address.length))
}

/**
 * A text that looks the same but is not turned into links by mail programs: host names, e-mail addresses and schemes are split by an
 * invisible character. The given addresses are kept.
 */
export const inertText = (text: string, addresses: readonly string[] = []): string =>
  text.replaceAll(WORD_WITH_SIGN, (word) => (NUMBER.test(word) || addresses.some(isAddress(word)) ? word : inertWord(word)))
