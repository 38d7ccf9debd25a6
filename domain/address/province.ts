import * as E from 'fp-ts/lib/Either.js'
import type { Address } from './address.ts'
import { ITALIAN_PROVINCES } from './italian-provinces.ts'

export type ProvinceRefusal = { readonly _tag: 'UnknownProvince' }

/** An Italian address ends with the sign of its province: "20121 Milano MI". No other country of the shop writes one. */
export const needsProvince = ({ countryCode }: Pick<Address, 'countryCode'>): boolean => countryCode === 'IT'

export const makeItalianProvince = (text: string): E.Either<ProvinceRefusal, string> => {
  const sign = text.toUpperCase()
  return Object.hasOwn(ITALIAN_PROVINCES, sign) ? E.right(sign) : E.left({ _tag: 'UnknownProvince' })
}
