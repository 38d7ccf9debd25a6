import * as E from 'fp-ts/lib/Either.js'
import type { Address } from './address.ts'

export type TaxNumberRefusal = { readonly _tag: 'InvalidTaxNumber' }

/** Surname and name, year, month and day of birth, municipality, check letter; a digit may be replaced by one of ten letters. */
const CODICE_FISCALE = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/

/** The value of a character at odd positions; at even positions it is its index among the digits or letters. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const indexOf = (character: string): number => (/\d/.test(character) ? Number(character) : LETTERS.indexOf(character))

/** The last letter follows from the fifteen characters before it (decree of 23 December 1976). */
const checkLetter = (characters: string): string => {
  const sum = Array.from(characters, indexOf).reduce((total, place, index) => total + (index % 2 === 0 ? (ODD[place] ?? 0) : place), 0)
  return LETTERS.charAt(sum % LETTERS.length)
}

/** Italy requires private persons to give their codice fiscale; companies and other countries do not need one (decision A25). */
export const needsTaxNumber = ({ countryCode, company }: Pick<Address, 'countryCode' | 'company'>): boolean =>
  countryCode === 'IT' && company === undefined

/** Sixteen letters and digits with a valid check letter, written without blanks and in capitals (Commerce §5). */
export const makeTaxNumber = (text: string): E.Either<TaxNumberRefusal, string> => {
  const taxNumber = text.replace(/\s/g, '').toUpperCase()
  return CODICE_FISCALE.test(taxNumber) && taxNumber.endsWith(checkLetter(taxNumber.slice(0, -1)))
    ? E.right(taxNumber)
    : E.left({ _tag: 'InvalidTaxNumber' })
}
