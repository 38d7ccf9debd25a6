import type { MayAsk } from '../../../application/commerce/shop/asker.ts'

/**
 * What it takes to be answered, and who is looked up for it: being there (`anyone`, `visitor`), being signed in (`customer`, to
 * whom only what is theirs is there), or knowing a secret that somebody was given. A guest's cart opens to whoever has its token, a
 * customer's only in a session of that customer; an order says how it stands to whoever has its link, and all of itself where it was ordered or to its owner (`own order token`).
 */
export const RIGHTS = {
  anyone: 'anyone',
  visitor: 'visitor',
  customer: 'customer',
  'cart token': 'visitor',
  'cart link': 'visitor',
  'order token': 'visitor',
  'order token and proof': 'anyone',
  'own order token': 'visitor',
  'order to repeat': 'visitor',
  'letter token': 'anyone',
} as const satisfies Readonly<Record<string, MayAsk>>

export type Right = keyof typeof RIGHTS
