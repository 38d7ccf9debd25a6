import { isInstructionsAddress, type MedicalDevice } from '../../domain/product/medical-device.ts'
import type { LocalText, Locale } from '../../domain/shop/locale.ts'

type InLanguage = { readonly text: string; readonly locale: Locale }

/** The data of a medical device in one language, with the language of each text. */
export type ShownDevice = Omit<MedicalDevice, 'storage' | 'instructions'> & {
  readonly storage?: InLanguage
  readonly instructions?: InLanguage
}

const inLanguage = (text: LocalText, locale: Locale): InLanguage => {
  const own = text[locale]
  return own === undefined ? { text: text.de, locale: 'de' } : { text: own, locale }
}

/** Falls back to German; an invalid address of the instructions is not linked. */
export const shownDevice = ({ storage, instructions, ...device }: MedicalDevice, locale: Locale): ShownDevice => {
  const address = instructions === undefined ? undefined : inLanguage(instructions, locale)
  return {
    ...device,
    ...(storage === undefined ? {} : { storage: inLanguage(storage, locale) }),
    ...(address === undefined || !isInstructionsAddress(address.text) ? {} : { instructions: address }),
  }
}
