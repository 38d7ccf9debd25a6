import * as E from 'fp-ts/lib/Either.js'

/** Countries the shop ships to, in display order (Commerce §9; LT is Lithuania, decision A15). */
export const COUNTRIES = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI'] as const
export type Country = (typeof COUNTRIES)[number]

export type CountryRefusal = { readonly _tag: 'UnknownCountry'; readonly asked: string }

export const isCountry = (text: string): text is Country => (COUNTRIES as readonly string[]).includes(text)

/** A country the shop serves: `accepted` is `shopCountries(…)` where the configuration adds some. */
export const makeCountry = (
  text: string,
  accepted: readonly Country[] = COUNTRIES,
): E.Either<CountryRefusal, Country> => {
  const country = accepted.find((known) => known === text)
  return country === undefined ? E.left({ _tag: 'UnknownCountry', asked: text }) : E.right(country)
}

/**
 * The shop's countries followed by those the configuration adds ("and others", decision A15). An added country lies
 * outside the type on purpose: tables by country must cope with a code they do not know.
 */
export const shopCountries = (extra: readonly string[] = []): readonly Country[] => [
  ...new Set([...COUNTRIES, ...(extra as readonly Country[])]),
]
