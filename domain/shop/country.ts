import * as E from 'fp-ts/lib/Either.js'

/** Countries the shop ships to, in display order (Commerce §9; LT is Lithuania, decision A15). */
export const COUNTRIES = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI'] as const
export type Country = (typeof COUNTRIES)[number]

export type CountryRefusal = { readonly _tag: 'UnknownCountry'; readonly input: string }

export const isCountry = (text: string): text is Country => (COUNTRIES as readonly string[]).includes(text)

/** A country of the shop: `accepted` is `shopCountries(…)` if the configuration adds some. */
export const makeCountry = (
  text: string,
  accepted: readonly Country[] = COUNTRIES,
): E.Either<CountryRefusal, Country> => {
  const country = accepted.find((code) => code === text)
  return country === undefined ? E.left({ _tag: 'UnknownCountry', input: text }) : E.right(country)
}

/**
 * The shop's countries followed by those of the configuration ("and others", decision A15). An added country is outside the type on
 * purpose: tables by country must handle unknown codes.
 */
export const shopCountries = (extra: readonly string[] = []): readonly Country[] => [
  ...new Set([...COUNTRIES, ...(extra as readonly Country[])]),
]
