import { canParseUrl } from '../parse-url.ts'

/** Domains of one mail provider: the same local part reaches the same recipient in each. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
])

/** A domain in ASCII as DNS uses it: full-width letters become ASCII and `münchen.de` becomes `xn--mnchen-3ya.de`. */
export const asciiDomain = (domain: string): string => {
  const url = `http://${domain.normalize('NFKC').toLowerCase()}`
  return canParseUrl(url) ? new URL(url).hostname : domain.toLowerCase()
}

/** The main domain of the mail provider; most domains are their own. */
export const mailProvider = (domain: string): string => PROVIDERS.get(asciiDomain(domain)) ?? asciiDomain(domain)
