import { isInstructionsAddress, type MedicalDevice } from '../../domain/product/medical-device.ts'
import type { LocalText, Locale } from '../../domain/shop/locale.ts'

type InLanguage = { readonly text: string; readonly locale: Locale }

/** The data of a medical device as its page shows them: one language, and which one it is. */
export type ShownDevice = Omit<MedicalDevice, 'storage' | 'instructions'> & {
  readonly storage?: InLanguage
  readonly instructions?: InLanguage
}

const inLanguage = (text: LocalText, locale: Locale): InLanguage => {
  const own = text[locale]
  return own === undefined ? { text: text.de, locale: 'de' } : { text: own, locale }
}

/** German stands in for a language that is missing; an address that is no page of the web is not linked to. */
export const shownDevice = ({ storage, instructions, ...device }: MedicalDevice, locale: Locale): ShownDevice => {
  const address = instructions === undefined ? undefined : inLanguage(instructions, locale)
  return {
    ...device,
    ...(storage === undefined ? {} : { storage: inLanguage(storage, locale) }),
    ...(address === undefined || !isInstructionsAddress(address.text) ? {} : { instructions: address }),
  }
}
