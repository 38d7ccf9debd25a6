import type { RequiredCaller } from '../../../application/commerce/shop/request-context.ts'

/**
 * What an operation requires of its caller, and who is looked up for it: nothing (`anyone`, `visitor`), a signed-in customer (`customer`,
 * who can reach only their own data), or a secret that was issued. `domain/access/access-table.ts` says who may use what such a secret
 * names, in which state.
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
