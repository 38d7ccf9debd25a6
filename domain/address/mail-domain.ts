import { canParseUrl } from '../parse-url.ts'

/** Names of one house: what is written to one of them arrives in the same mailbox as at the first. */
const HOUSES: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
])

/** A domain as the network knows it, in ASCII: wide letters are narrow and `münchen.de` is `xn--mnchen-3ya.de`. */
export const asciiDomain = (domain: string): string => {
  const url = `http://${domain.normalize('NFKC').toLowerCase()}`
  return canParseUrl(url) ? new URL(url).hostname : domain.toLowerCase()
}

/** The house a domain belongs to; most are their own. */
export const mailProvider = (domain: string): string => HOUSES.get(asciiDomain(domain)) ?? asciiDomain(domain)
