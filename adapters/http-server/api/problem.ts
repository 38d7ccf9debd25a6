import type { At } from '../../../application/commerce/shop/at.ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import type { Failure, Refusal } from '../../../domain/refusal.ts'
import type { Violation } from '../../../domain/request-refusal.ts'
import { snakeField } from '../../commerce-api/refusal/field-name.ts'
import type { ProblemWire, ViolationWire } from '../../commerce-api/refusal/problem.codec.ts'
import { refusalToWire } from '../../commerce-api/refusal/refusal.codec.ts'
import type { Words } from './words.ts'

type StatusOf = { readonly [tag in Failure['_tag']]?: number }

/** What is not there is 404, what came too late or too early 409, what the shop cannot do now 503, any other "no" 422. */
const STATUS: StatusOf = {
  NotFound: 404, CartCompleted: 409, WrongCheckoutState: 409, TotalChanged: 409, ServiceUnavailable: 503,
  NotSignedIn: 401, WrongCredentials: 401, TooManyAttempts: 429,
}

export const statusOf = (failure: Failure): number => STATUS[failure._tag] ?? 422

const violation = (path: string, said: { readonly key: string; readonly text: string }): ViolationWire => ({
  property_path: path,
  message_key: said.key,
  message: said.text,
})

const ofFields = (prefix: string, refusals: readonly FieldRefusal[], words: Words, at: At): readonly ViolationWire[] =>
  refusals.map((refusal) => violation(`${prefix}.${snakeField(refusal.field)}`, words.field(refusal, at)))

const ofMalformed = ({ path, key }: Violation, words: Words, at: At): ViolationWire => {
  const isMissing = key === 'validation.this_field_is_required'
  return { ...violation(path, words.field({ _tag: isMissing ? 'Missing' : 'Invalid', field: path }, at)), message_key: key }
}

const violationsOf = (refusal: Refusal, words: Words, at: At): readonly ViolationWire[] => {
  if (refusal._tag === 'Malformed') return refusal.violations.map((one) => ofMalformed(one, words, at))
  if (refusal._tag === 'InvalidEmail' || refusal._tag === 'EmailTaken') return [violation('email', words.failure(refusal, at))]
  if (refusal._tag === 'WeakPassword') return [violation('password', words.failure(refusal, at))]
  if (refusal._tag === 'InvalidNames') return refusal.fields.map((one) => violation(snakeField(one.field), words.field(one, at)))
  if (refusal._tag === 'InvalidCouponCode' || refusal._tag === 'CouponRefused') return [violation('coupon_code', words.failure(refusal, at))]
  if (refusal._tag === 'InvalidMilesNumber') return [violation('miles_and_more_number', words.failure(refusal, at))]
  return refusal._tag === 'InvalidAddress'
    ? [
        ...ofFields('billing_address', refusal.billing, words, at),
        ...ofFields('shipping_address', refusal.shipping, words, at),
      ]
    : []
}

/** A failure as it goes over the wire: its data for the storefront, its words for everybody else (Commerce §8). */
export const problemOf = (failure: Failure, words: Words, at: At): ProblemWire => {
  const status = statusOf(failure)
  const said = words.failure(failure, at)
  const isRefusal = failure._tag !== 'ServiceUnavailable'
  return {
    type: `urn:iris:problem:${failure._tag}`,
    title: said.text,
    status,
    code: status,
    message: said.text,
    message_key: said.key,
    refusal: isRefusal ? refusalToWire(failure) : null,
    violations: isRefusal ? violationsOf(failure, words, at) : [],
    request_id: null,
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'The signature is not ours',
  403: 'The request comes from another site',
  404: 'There is nothing at this address',
  413: 'The request is too long',
  415: 'The request is not JSON',
  429: 'Too many requests',
  500: 'Something went wrong here',
}

/** What the web server says by itself, without the shop: never with details, a request id only for a defect. */
export const plainProblem = (status: number, requestId?: string): ProblemWire => {
  const title = TITLES[status] ?? 'The request cannot be answered'
  return {
    type: 'about:blank', title, status, code: status, message: title, message_key: 'error.occurred',
    refusal: null, violations: [], request_id: requestId ?? null,
  }
}
