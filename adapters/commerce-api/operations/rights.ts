import type { RequiredCaller } from '../../../application/commerce/shop/request-context.ts'

/**
 * What it takes to be answered, and who is looked up for it: being there (`anyone`, `visitor`), being signed in (`customer`, to
 * whom only what is theirs is there), or knowing a secret that somebody was given. Who may use what such a secret names, in which
 * state, the table in `domain/access/access-table.ts` says.
 */
export const RIGHTS = {
  anyone: 'anyone',
  visitor: 'visitor',
  customer: 'customer',
  'cart token': 'visitor',
  'cart link': 'visitor',
  'ordered cart': 'visitor',
  'order token': 'visitor',
  'order token and address': 'anyone',
  'own order token': 'visitor',
  'order to repeat': 'visitor',
  'e-mail token': 'anyone',
} as const satisfies Readonly<Record<string, RequiredCaller>>

export type Right = keyof typeof RIGHTS
