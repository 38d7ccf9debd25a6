import * as E from 'fp-ts/lib/Either.js'
import type { Address } from './address.ts'
import { ITALIAN_PROVINCES } from './italian-provinces.ts'

export type ProvinceRefusal = { readonly _tag: 'UnknownProvince' }

/** An Italian address ends with the code of its province: "20121 Milano MI". No other country of the shop uses one. */
export const needsProvince = ({ countryCode }: Pick<Address, 'countryCode'>): boolean => countryCode === 'IT'

export const makeItalianProvince = (text: string): E.Either<ProvinceRefusal, string> => {
  const code = text.toUpperCase()
  return Object.hasOwn(ITALIAN_PROVINCES, code) ? E.right(code) : E.left({ _tag: 'UnknownProvince' })
}
