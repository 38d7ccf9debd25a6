import type { IntlShape } from 'react-intl'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import type { Message } from './message.ts'

/** Puts a message into words; how the goods it is about are counted, where that is known: a refusal does not say it. */
export const say = (intl: IntlShape, message: Message, unit?: CountedBy): string =>
  intl.formatMessage({ id: message.id }, { unit: unit ?? 'any', ...message.values })
