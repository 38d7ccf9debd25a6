import type { VisitorPermission } from '../../contract/operation.ts'
import type { RequiredCaller } from './request-context.ts'

/** Who is looked up for a permission. */
export const REQUIRED_CALLERS = {
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
} as const satisfies Readonly<Record<VisitorPermission, RequiredCaller>>
