import type { IntlShape } from 'react-intl'
import type { Message } from './message.ts'

/** Puts a message into words. */
export const say = (intl: IntlShape, message: Message): string =>
  intl.formatMessage({ id: message.id }, { ...message.values })
