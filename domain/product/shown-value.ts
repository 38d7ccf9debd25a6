import { formatOptionValue } from '../prescription/format-option-value.ts'
import type { Eye, OptionKey, OptionValue } from '../prescription/lens-option.ts'
import type { Locale } from '../shop/locale.ts'
import { colourName } from './colour-name.ts'

type Display = { readonly eye?: Eye | undefined; readonly locale: Locale }

/** A value as printed on the box; the colour of glasses and cases is translated. The colour of a lens is a trade name. */
export const shownValue = (key: OptionKey, value: OptionValue, { eye, locale }: Display): string =>
  key === 'color' && eye === undefined && typeof value === 'string' ? colourName(value, locale) : formatOptionValue(key, value)
