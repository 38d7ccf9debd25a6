import { isCurrency } from '../money/currency.ts'
import type { Currency } from '../money/currency.ts'

export type CommerceDefaults = { readonly currency: Currency; readonly locale: string }

const FALLBACK: CommerceDefaults = { currency: 'EUR', locale: 'de-DE' }

/** What the commerce side assumes when a theme says nothing: euros and German of Germany (Account §9). */
export const commerceDefaults = (
  theme: { readonly currency?: string; readonly locale?: string },
): CommerceDefaults => ({
  currency: theme.currency !== undefined && isCurrency(theme.currency) ? theme.currency : FALLBACK.currency,
  locale: theme.locale ?? FALLBACK.locale,
})
