import type { Locale } from '../shop/locale.ts'

/** The page a link stands on: its language, the shop's domain, and where the shop is reached (an origin without a slash at its end). */
export type LinkSite = { readonly locale: Locale; readonly domain: string; readonly origin: string }

/** An address of the shop itself, by its exact host, with or without `www.`. */
export const readShopUrl = (text: string, { domain, origin }: LinkSite): URL | undefined => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const hosts = [domain, `www.${domain}`, new URL(origin).host]
  return url.username === '' && url.password === '' && hosts.includes(url.host) ? url : undefined
}
