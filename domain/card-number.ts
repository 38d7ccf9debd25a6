/** Beginnings and lengths of the cards that are in use, wherever they may be typed. */
const CARD = /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|6\d{15,18})$/

const doubled = (digit: number): number => (digit > 4 ? 2 * digit - 9 : 2 * digit)

/** Whether the last digit fits the others, as those of every card do. */
export const hasCheckDigit = (digits: string): boolean =>
  digits.split('').toReversed().map(Number).reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : doubled(digit)), 0) % 10 === 0

const isCardNumber = (digits: string): boolean => CARD.test(digits) && hasCheckDigit(digits)

/** Digits as people write long numbers, in groups. */
const NUMBERS = /(?<![A-Za-z\d])\d+(?:[\s.-]\d+)*(?![A-Za-z\d])/g

/** Groups of one number, each with what stands before it. */
const groupsOf = (number: string): readonly string[] => number.match(/\D?\d+/g) ?? []

const digitsOf = (groups: readonly string[]): string => groups.join('').replaceAll(/\D/g, '')

const masked = (groups: readonly string[]): string => {
  const [first, ...others] = groups
  if (first === undefined) return ''
  for (let count = groups.length; count > 0; count -= 1) {
    const digits = digitsOf(groups.slice(0, count))
    if (isCardNumber(digits)) return `${first.replaceAll(/\d/g, '')}•••• ${digits.slice(-4)}${masked(groups.slice(count))}`
  }
  return `${first}${masked(others)}`
}

/** A text without numbers of cards: only the last four digits of each are left, wherever somebody typed one. */
export const withoutCardNumbers = (text: string): string => text.replaceAll(NUMBERS, (number) => masked(groupsOf(number)))
