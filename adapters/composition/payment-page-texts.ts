import type { Locale } from '../../domain/shop/locale.ts'
import { textOf } from '../../ui/messages/text-of.ts'
import type { MessageId } from '../../ui/messages/message-id.ts'
import { TEXTS } from '../../ui/messages/texts.ts'
import type { LightboxTexts } from '../datatrans/lightbox-page.ts'
import type { SandboxTexts } from '../sandbox-payment/sandbox-page.ts'

const textIn = (locale: Locale) => (id: MessageId): string => textOf(TEXTS[id], locale, 'formal')

/** The texts of the test payment page. */
export const sandboxTexts = (locale: Locale): SandboxTexts => {
  const text = textIn(locale)
  return {
    title: text('sandbox_payment.title'), note: text('sandbox_payment.note'), amount: text('sandbox_payment.amount'),
    method: text('sandbox_payment.method'), reference: text('sandbox_payment.reference'), pay: text('sandbox_payment.pay'),
    late: text('sandbox_payment.late'), decline: text('sandbox_payment.decline'), cancel: text('sandbox_payment.cancel'),
    refunded: text('sandbox_payment.refunded'), savesCard: text('sandbox_payment.saves_card'), once: text('sandbox_payment.once'),
  }
}

/** The texts of the page behind the lightbox. */
export const lightboxTexts = (locale: Locale): LightboxTexts => {
  const text = textIn(locale)
  return {
    title: text('payment_window.title'), opening: text('payment_window.opening'), otherwise: text('payment_window.otherwise'),
    go: text('payment_window.go'), back: text('payment_window.back'),
  }
}
