/** The currencies the shop accepts (Account §9). */
export const CURRENCIES = ['CHF', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text)
