import { canParseUrl } from '../parse-url.ts'
import { LOCALES, type LocalText } from '../shop/locale.ts'

/** A company responsible for a device: its name and postal address, as on the label. */
export type DeviceCompany = { readonly name: string; readonly address: string }

/**
 * The label data of a medical device that buyers must see before they order (Regulation (EU) 2017/745, annex I, 23.2; Swiss MedDO,
 * articles 16 and 51). Contact lenses and care solutions are medical devices. A field is absent if it does not apply.
 */
export type MedicalDevice = {
  readonly manufacturer: DeviceCompany
  /** Of a manufacturer outside the European Union. */
  readonly euRepresentative?: DeviceCompany
  /** Of a manufacturer outside Switzerland (CH-REP). */
  readonly swissRepresentative?: DeviceCompany
  /** The four digits beside the CE mark. */
  readonly notifiedBody?: string
  /** Identifies the device in this packaging: a GTIN-14, or a code of another issuing entity. */
  readonly udiDi?: string
  readonly storage?: LocalText
  /** The URLs of the instructions for use, by language: https only. */
  readonly instructions?: LocalText
}

/** The check digit of a GTIN, from the digits before it: weights 3 and 1 alternate, from the right. */
export const gtinCheckDigit = (digits: string): number => {
  const sum = digits.split('').toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** A purely numeric code is a GTIN-14 with a valid check digit; HIBCC, ICCBBA and IFA codes also contain letters or signs. */
const isUdiDi = (code: string): boolean =>
  /^\d*$/.test(code)
    ? code.length === 14 && gtinCheckDigit(code.slice(0, -1)) === Number(code.at(-1))
    : /^[A-Z0-9+=/$.%-]{6,25}$/.test(code)

/** Whether the URL may be linked: https without a user name. */
export const isInstructionsAddress = (address: string): boolean => {
  if (!canParseUrl(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}

export type DeviceFault = { readonly _tag: 'Missing' | 'OutOfRange'; readonly field: string }

const missing = (field: string, text: string): readonly DeviceFault[] => (text.trim() === '' ? [{ _tag: 'Missing', field }] : [])
const outside = (field: string, isInside: boolean): readonly DeviceFault[] => (isInside ? [] : [{ _tag: 'OutOfRange', field }])

const companyFaults = (field: string, company: DeviceCompany | undefined): readonly DeviceFault[] =>
  company === undefined ? [] : [...missing(`${field}.name`, company.name), ...missing(`${field}.address`, company.address)]

const inLanguages = (
  text: LocalText | undefined, check: (text: string, key: string) => readonly DeviceFault[],
): readonly DeviceFault[] =>
  LOCALES.flatMap((locale) => {
    const localised = text?.[locale]
    return localised === undefined ? [] : check(localised, locale)
  })

/** All invalid fields. */
export const deviceFaults = (device: MedicalDevice): readonly DeviceFault[] => [
  ...companyFaults('manufacturer', device.manufacturer),
  ...companyFaults('euRepresentative', device.euRepresentative),
  ...companyFaults('swissRepresentative', device.swissRepresentative),
  ...outside('notifiedBody', device.notifiedBody === undefined || /^\d{4}$/.test(device.notifiedBody)),
  ...outside('udiDi', device.udiDi === undefined || isUdiDi(device.udiDi)),
  ...inLanguages(device.storage, (text, key) => missing(`storage.${key}`, text)),
  ...inLanguages(device.instructions, (address, key) => outside(`instructions.${key}`, isInstructionsAddress(address))),
]
