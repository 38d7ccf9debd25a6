import type { Locale } from './locale.ts'

const SEPARATOR = '___'

/** A page's name in one language: `index___fr` (Account §2.1). */
export const routeName = (base: string, locale: Locale): string => `${base}${SEPARATOR}${locale}`
