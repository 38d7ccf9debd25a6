import type { Address } from './address.ts'
import { needsTaxNumber } from './tax-number.ts'

/** Whether whoever pays still has to tell a tax number; without an address nobody knows yet (Commerce §2, §5). */
export const isTaxNumberMissing = (billing: Address | undefined): boolean =>
  billing !== undefined && needsTaxNumber(billing) && billing.taxNumber === undefined
