import type { Address } from './address.ts'
import { needsTaxNumber } from './tax-number.ts'

/** Whether the payer's tax number is still missing; unknown, so false, without an address (Commerce §2, §5). */
export const isTaxNumberMissing = (billing: Address | undefined): boolean =>
  billing !== undefined && needsTaxNumber(billing) && billing.taxNumber === undefined
