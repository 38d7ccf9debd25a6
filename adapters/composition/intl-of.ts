import * as R from 'fp-ts/lib/ReadonlyRecord.js'
import { pipe } from 'fp-ts/lib/function.js'
import { createIntl, type IntlShape } from 'react-intl'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { TIME_ZONE } from '../../domain/shop/time-zone.ts'
import { SWISS_FORMAT } from '../../ui/messages/swiss-format.ts'
import { textOf } from '../../ui/messages/text-of.ts'
import { TEXTS } from '../../ui/messages/texts.ts'

/** Formats the shop's texts in a language and a tone, outside a page. */
export const intlOf = (locale: Locale, tone: Tone): IntlShape =>
  createIntl({ locale: SWISS_FORMAT[locale], messages: pipe(TEXTS, R.map((text) => textOf(text, locale, tone))), timeZone: TIME_ZONE })
