import type { KeyReused } from './keyed-request.ts'

/** What an address, a token or an id may name without there being anything. */
export const MISSING = [
  'product', 'category', 'cart', 'line', 'order', 'payment', 'document', 'partner', 'address', 'reminder', 'customer',
  'payment_alias',
  'session', 'subscription', 'lens_values', 'wearer', 'passkey', 'refund', 'staff', 'token', 'letter', 'coupon', 'review',
] as const
export type Missing = (typeof MISSING)[number]

/** What was asked for is not here, or not for whoever asks: both are answered alike (decision A67). */
export type NotFound<What extends Missing = Missing> = { readonly _tag: 'NotFound'; readonly what: What }

/** One field of a request that could not be read: its path and the message key that explains it. */
export type Violation = { readonly path: string; readonly key: string }

export type Malformed = { readonly _tag: 'Malformed'; readonly violations: readonly Violation[] }

/** A service's own words, where it gave no reason we know: its message, else its first violation, else nothing (Commerce §8). */
export const DECLINED_BY = ['message', 'violation', 'nothing'] as const
export type Declined = { readonly _tag: 'Declined'; readonly by: (typeof DECLINED_BY)[number]; readonly text: string }

/** What any request may be told, whatever it is about. */
export type RequestRefusal = NotFound | Malformed | Declined | KeyReused
