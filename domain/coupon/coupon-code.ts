import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidCouponCode } from './coupon-refusal.ts'

/** A coupon code: letters, digits, hyphen and underscore, at most 40 of them (Commerce §5). */
export type CouponCode = Branded<string, 'CouponCode'>

/** Plain ASCII only: look-alike letters, diacritics and quotes are not allowed. */
const CODE = /^[A-Za-z0-9_-]{1,40}$/

/** Blanks around a pasted code are dropped, a blank within is refused (decision A21). */
export const makeCouponCode = (text: unknown): E.Either<InvalidCouponCode, CouponCode> => {
  const code = typeof text === 'string' ? text.trim() : ''
  return CODE.test(code) ? E.right(code as CouponCode) : E.left({ _tag: 'InvalidCouponCode' })
}

/** The same coupon in whatever case it is typed (decision A21). */
export const couponKey = (code: CouponCode): string => code.toUpperCase()
