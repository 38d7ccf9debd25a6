import type { BackOfficeTexts } from '../../back-office/back-office-texts.ts'
import { shippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { staffMessage } from '../../../ui/messages/staff-message.ts'
import { formatText } from '../../../ui/messages/format-text.ts'
import { deviceName } from '../../../ui/security/device-name.ts'
import { intlOf } from '../intl-of.ts'
import { openMailTexts } from '../mail-texts.ts'

const METHODS = PAYMENT_METHODS

/** The back office uses the shop's texts in the formal tone. */
const wordsIn = (locale: Locale): BackOfficeTexts => {
  const intl = intlOf(locale, 'formal')
  const moment = new Intl.DateTimeFormat(intl.locale, { dateStyle: 'short', timeStyle: 'short', timeZone: intl.timeZone })
  const day = new Intl.DateTimeFormat(intl.locale, { dateStyle: 'short', timeZone: 'UTC' })
  return {
    locale,
    t: (id, values) => intl.formatMessage({ id }, values),
    failure: (failure) => formatText(intl, staffMessage(failure, locale)),
    moment: (instant) => moment.format(new Date(instant)),
    day: (input) => (input === undefined ? '' : day.format(new Date(input))),
    payment: (name) => {
      const method = METHODS.find((one) => one === name)
      return method === undefined ? (name ?? '') : intl.formatMessage({ id: `payment.method.${method}` })
    },
    shipping: (key) => {
      const id = shippingLabelKey(key)
      return id === undefined ? key : intl.formatMessage({ id })
    },
    device: (device) => deviceName(intl, device),
    mails: openMailTexts()(locale, 'formal'),
  }
}

/** Made once for each language. */
export const openBackOfficeTexts = (): ((locale: Locale) => BackOfficeTexts) => {
  const cache = new Map<Locale, BackOfficeTexts>()
  return (locale) => {
    const words = cache.get(locale) ?? wordsIn(locale)
    cache.set(locale, words)
    return words
  }
}
