import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { canParseUrl } from '../parse-url.ts'

/** Where a program listens that is told of what happens in the shop. */
export type WebhookAddress = Branded<string, 'WebhookAddress'>

export type WebhookAddressRefusal = { readonly _tag: 'NoAddress' } | { readonly _tag: 'NotHttps' } | { readonly _tag: 'HoldsPassword' }

/** Characters. */
const LONGEST = 1000

/** A live shop tells only over https; a password would stand in the address for everybody who lists it. */
export const makeWebhookAddress = (
  text: string, { isLive }: { readonly isLive: boolean },
): E.Either<WebhookAddressRefusal, WebhookAddress> => {
  if (text.length > LONGEST || !canParseUrl(text)) return E.left({ _tag: 'NoAddress' })
  const { protocol, username, password, href } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return E.left({ _tag: 'NoAddress' })
  if (isLive && protocol !== 'https:') return E.left({ _tag: 'NotHttps' })
  return username === '' && password === '' ? E.right(href as WebhookAddress) : E.left({ _tag: 'HoldsPassword' })
}
