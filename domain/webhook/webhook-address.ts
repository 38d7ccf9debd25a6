import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { canParseUrl } from '../parse-url.ts'

/** The URL of a webhook. */
export type WebhookAddress = Branded<string, 'WebhookAddress'>

export type WebhookAddressRefusal = { readonly _tag: 'NoAddress' } | { readonly _tag: 'NotHttps' } | { readonly _tag: 'HoldsPassword' }

/** Characters. */
const MAX_LENGTH = 1000

/** In live mode only https is allowed; a password in the URL would be visible to everybody who lists it. */
export const makeWebhookAddress = (
  text: string, { isLive }: { readonly isLive: boolean },
): E.Either<WebhookAddressRefusal, WebhookAddress> => {
  if (text.length > MAX_LENGTH || !canParseUrl(text)) return E.left({ _tag: 'NoAddress' })
  const { protocol, username, password, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return E.left({ _tag: 'NoAddress' })
  if (isLive && protocol !== 'https:') return E.left({ _tag: 'NotHttps' })
  return username === '' && password === '' ? E.right(href as WebhookAddress) : E.left({ _tag: 'HoldsPassword' })
}
