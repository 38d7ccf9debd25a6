/** Prefixes and lengths of the card numbers in use. */
const CARD = /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|6\d{15,18})$/
/** Digits of the longest card number. */
const MOST_DIGITS = 19

const doubled = (digit: number): number => (digit > 4 ? 2 * digit - 9 : 2 * digit)

/** Whether the check digit is valid, as for every card. */
export const hasCheckDigit = (digits: string): boolean =>
  digits.split('').toReversed().map(Number).reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : doubled(digit)), 0) % 10 === 0

const isCardNumber = (digits: string): boolean => CARD.test(digits) && hasCheckDigit(digits)

/** Digits as long numbers are usually written, in groups, also right behind a word; two capital letters are the country of an IBAN. */
const NUMBERS =
  /(?=\d)(?<=(?<![A-Za-z\d])(?:[A-Za-z]{3,20}|[A-Za-z][a-z]|NR|CC)?)\d+(?:[\s./_\-\u2010-\u2015\u2212]{1,3}\d+)*(?![A-Za-z\d])/g

/** Groups of one number, each with its separator. */
const groupsOf = (number: string): readonly string[] => number.match(/\D{0,3}\d+/g) ?? []

const digitsOf = (group: string): string => group.replace(/\D+/, '')

type Card = { readonly groups: number; readonly lastDigits: string }

/** The longest card number that begins with the group at this index; no more digits are read than the longest card has. */
const cardAt = (groups: readonly string[], place: number): Card | undefined => {
  let [digits, card]: [string, Card?] = ['']
  for (let at = place; at < groups.length && digits.length < MOST_DIGITS; at += 1) {
    digits += digitsOf(groups[at] ?? '')
    if (isCardNumber(digits)) card = { groups: at - place + 1, lastDigits: digits.slice(-4) }
  }
  return card
}

const masked = (groups: readonly string[]): string => {
  let text = ''
  for (let at = 0; at < groups.length;) {
    const group = groups[at] ?? ''
    const card = cardAt(groups, at)
    text += card === undefined ? group : `${group.replaceAll(/\d/g, '')}•••• ${card.lastDigits}`
    at += card?.groups ?? 1
  }
  return text
}

/** The text with card numbers masked except for their last four digits. */
export const withoutCardNumbers = (text: string): string => text.replaceAll(NUMBERS, (number) => masked(groupsOf(number)))
