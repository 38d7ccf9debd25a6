import { formatOptionValue } from '../prescription/format-option-value.ts'
import type { Eye, OptionKey, OptionValue } from '../prescription/lens-option.ts'
import type { Locale } from '../shop/locale.ts'
import { colourName } from './colour-name.ts'

type Shown = { readonly eye?: Eye | undefined; readonly locale: Locale }

/** A value as its box prints it; the colour of glasses and cases as people call it. That of a lens for an eye is a trade name. */
export const shownValue = (key: OptionKey, value: OptionValue, { eye, locale }: Shown): string =>
  key === 'color' && eye === undefined && typeof value === 'string' ? colourName(value, locale) : formatOptionValue(key, value)
