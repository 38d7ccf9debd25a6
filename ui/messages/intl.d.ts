import type { SWISS_FORMAT } from './swiss-format.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { MessageId } from './message-id.ts'

declare global {
  namespace FormatjsIntl {
    interface Message { ids: MessageId }
    interface IntlConfig { locale: (typeof SWISS_FORMAT)[Locale] }
  }
}
