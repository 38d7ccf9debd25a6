import type { IntlShape } from 'react-intl'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import type { Message } from './message.ts'

/** Formats a message; with the unit of the product it is about, if known, since a refusal does not contain it. */
export const formatText = (intl: IntlShape, message: Message, unit?: CountedBy): string =>
  intl.formatMessage({ id: message.id }, { unit: unit ?? 'any', ...message.values })
