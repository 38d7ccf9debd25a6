import * as E from 'fp-ts/lib/Either.js'
import type { Address } from './address.ts'

export type TaxNumberRefusal = { readonly _tag: 'InvalidTaxNumber' }

export const TAX_NUMBER_LENGTH = 16
const TAX_NUMBER = /^[A-Z\d]{16}$/

/** Italy asks private persons for their codice fiscale; companies and other countries are not asked (decision A25). */
export const needsTaxNumber = ({ countryCode, company }: Pick<Address, 'countryCode' | 'company'>): boolean =>
  countryCode === 'IT' && company === undefined

/** Sixteen letters and digits, written without blanks and in capitals (Commerce §5). */
export const makeTaxNumber = (text: string): E.Either<TaxNumberRefusal, string> => {
  const taxNumber = text.replace(/\s/g, '').toUpperCase()
  return TAX_NUMBER.test(taxNumber) ? E.right(taxNumber) : E.left({ _tag: 'InvalidTaxNumber' })
}
