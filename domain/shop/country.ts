/** Countries the shop ships to, in display order (Commerce §9; LT is Lithuania, decision A15). */
export const COUNTRIES = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI'] as const
export type Country = (typeof COUNTRIES)[number]

export const isCountry = (text: string): text is Country => (COUNTRIES as readonly string[]).includes(text)
