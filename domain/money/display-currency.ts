import { isCurrency } from './currency.ts'
import type { Currency } from './currency.ts'

const SHELL_CURRENCY: Currency = 'CHF'
const LEGACY_CURRENCY: Currency = 'EUR'

/**
 * The label that belongs to an amount: its record's own currency, else the configured one (Commerce §3, decision A10).
 * EUR is only what is left when neither names any; a record with a currency we do not accept is shown in CHF.
 */
export const displayCurrency = (recordCurrency: string | undefined, configured: Currency | undefined): Currency => {
  if (recordCurrency !== undefined && isCurrency(recordCurrency)) return recordCurrency
  return configured ?? (recordCurrency === undefined ? LEGACY_CURRENCY : SHELL_CURRENCY)
}
