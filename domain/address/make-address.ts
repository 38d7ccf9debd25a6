import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { constTrue, pipe } from 'fp-ts/lib/function.js'
import { makeCountry } from '../shop/country.ts'
import type { Country } from '../shop/country.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Address, BillingAddress, ShippingAddress } from './address.ts'
import type { AddressField } from './address-field.ts'
import { makeBirthday } from './birthday.ts'
import { billingPhone, makePhone } from './phone.ts'
import { makePostcode } from './postcode.ts'
import { makeItalianProvince, needsProvince } from './province.ts'
import { everyFault, invalid, optionalText, readLine, required, requiredText, ruled } from './read-field.ts'
import type { Checked } from './read-field.ts'
import { makeSalutation } from './salutation.ts'
import { makeTaxNumber, needsTaxNumber } from './tax-number.ts'

/** An address as it was typed or sent: any field may contain anything. */
export type RawAddress = { readonly [field in AddressField]?: unknown }
/** What an address is checked against. */
export type AddressRules = {
  /** Allowed countries. */
  readonly countries: readonly Country[]
  /** The current day, yyyy-MM-dd. */
  readonly today: string
  /** Whether an international number can exist: the server knows every country's lengths, a page does not. */
  readonly canBePhone?: (phone: string) => boolean
}

/** A missing field of an address does not compile. */
type CheckedFields<Fields> = {
  readonly [field in keyof Fields]-?: Checked<{} extends Pick<Fields, field> ? Fields[field] | undefined : Fields[field]>
}

const countryOf = (raw: RawAddress, { countries }: AddressRules): Checked<Country> =>
  pipe(
    ruled('countryCode', readLine('countryCode', raw.countryCode), (code) => makeCountry(code, countries)),
    required('countryCode'),
  )

/** Without a country only the length can be checked. */
const postcodeOf = (raw: RawAddress, country: Checked<Country>): Checked<string> =>
  E.flatMap(requiredText('postcode', raw.postcode), (text) =>
    E.isLeft(country) ? E.right(text) : pipe(makePostcode(country.right, text), E.mapLeft(() => invalid('postcode'))))

/** As it was typed, if the resulting number can exist; without a country only the format is checked. */
const phoneOf = (raw: RawAddress, country: Checked<Country>, { canBePhone = constTrue }: AddressRules): Checked<string | undefined> =>
  E.filterOrElse(
    (text: string | undefined) => {
      const phone = text === undefined || E.isLeft(country) ? undefined : billingPhone(country.right, text)
      return phone === undefined || !phone.startsWith('+') || canBePhone(phone)
    },
    () => invalid('phoneNumber'),
  )(ruled('phoneNumber', optionalText('phoneNumber', raw.phoneNumber), makePhone))

/** Italy requires a province code; elsewhere the text is kept as typed. */
const provinceOf = (raw: RawAddress, country: Checked<Country>): Checked<string | undefined> => {
  const province = optionalText('provinceCode', raw.provinceCode)
  return E.isRight(country) && needsProvince({ countryCode: country.right })
    ? required('provinceCode')(ruled('provinceCode', province, makeItalianProvince))
    : province
}

/** A tax number is stored only where it is required (decision A25). */
const taxNumberOf = (
  raw: RawAddress,
  country: Checked<Country>,
  company: Checked<string | undefined>,
  isBilling: boolean,
): Checked<string | undefined> => {
  const isNeeded = E.isRight(country) && E.isRight(company)
    && needsTaxNumber(omitUndefined({ countryCode: country.right, company: company.right }))
  if (!isNeeded) return E.right(undefined)
  const taxNumber = ruled('taxNumber', readLine('taxNumber', raw.taxNumber), makeTaxNumber)
  return isBilling ? required('taxNumber')(taxNumber) : taxNumber
}

const addressFields = (raw: RawAddress, rules: AddressRules, isBilling: boolean) => {
  const country = countryOf(raw, rules)
  const company = optionalText('company', raw.company)
  return {
    salutation: pipe(makeSalutation(raw.salutation), E.mapLeft(() => invalid('salutation'))),
    firstName: requiredText('firstName', raw.firstName),
    lastName: requiredText('lastName', raw.lastName),
    company,
    street: requiredText('street', raw.street),
    streetNumber: optionalText('streetNumber', raw.streetNumber),
    apartment: optionalText('apartment', raw.apartment),
    additionalInfo: optionalText('additionalInfo', raw.additionalInfo),
    postcode: postcodeOf(raw, country),
    city: requiredText('city', raw.city),
    countryCode: country,
    provinceCode: provinceOf(raw, country),
    phoneNumber: phoneOf(raw, country, rules),
    taxNumber: taxNumberOf(raw, country, company, isBilling),
    birthday: ruled('birthday', readLine('birthday', raw.birthday), (text) => makeBirthday(text, rules.today)),
  } satisfies CheckedFields<Address>
}

/** All faults of an address at once, or the address, trimmed and without empty fields (Commerce §3, §5). */
export const makeAddress = (raw: RawAddress, rules: AddressRules): Checked<Address> =>
  pipe(sequenceS(everyFault)(addressFields(raw, rules, false)), E.map(omitUndefined))

const withBillingPhone = ({ phoneNumber = '', ...address }: Address): BillingAddress =>
  ({ ...address, ...omitUndefined({ phoneNumber: billingPhone(address.countryCode, phoneNumber) }) })

/** The billing address: with an international phone number, and with a tax number where the country requires one (Commerce §5). */
export const makeBillingAddress = (raw: RawAddress, rules: AddressRules): Checked<BillingAddress> =>
  pipe(sequenceS(everyFault)(addressFields(raw, rules, true)), E.map(omitUndefined), E.map(withBillingPhone))

/** The shipping address: may name another recipient or a partner optician (Commerce §3). */
export const makeShippingAddress = (raw: RawAddress, rules: AddressRules): Checked<ShippingAddress> =>
  pipe(
    sequenceS(everyFault)({
      ...addressFields(raw, rules, false),
      recipient: optionalText('recipient', raw.recipient),
      studioId: optionalText('studioId', raw.studioId),
    } satisfies CheckedFields<ShippingAddress>),
    E.map(omitUndefined),
  )
