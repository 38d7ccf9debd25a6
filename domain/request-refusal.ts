import type { KeyReused } from './keyed-request.ts'

/** What a URL, a token or an id may refer to without it being found. */
export const MISSING = [
  'product', 'category', 'cart', 'line', 'order', 'payment', 'document', 'partner', 'address', 'reminder', 'customer',
  'payment_alias',
  'session', 'subscription', 'lens_values', 'wearer', 'passkey', 'refund', 'staff', 'token', 'mail', 'coupon', 'review',
] as const
export type Missing = (typeof MISSING)[number]

/** Not found, or not accessible to the caller: both get the same response (decision A67). */
export type NotFound<What extends Missing = Missing> = { readonly _tag: 'NotFound'; readonly what: What }

/** An invalid field of a request: its path and the message key that explains it. */
export type Violation = { readonly path: string; readonly key: string }

export type Malformed = { readonly _tag: 'Malformed'; readonly violations: readonly Violation[] }

/** The text of a service without a known reason: its message, otherwise its first violation, otherwise nothing (Commerce §8). */
export const DECLINED_BY = ['message', 'violation', 'nothing'] as const
export type Declined = { readonly _tag: 'Declined'; readonly by: (typeof DECLINED_BY)[number]; readonly text: string }

/** Refusals that apply to any request. */
export type RequestRefusal = NotFound | Malformed | Declined | KeyReused
