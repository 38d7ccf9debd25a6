import type { LinkBinder } from '../../../application/commerce/identity/link-binder.port.ts'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/={1,2}$/, '')

/** The SHA-256 of the hash with the purpose before it, by the platform's own cryptography, in Node as in a browser. */
export const linkBinder: LinkBinder = {
  bind: (hash) => async () =>
    base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`login link requested here ${hash}`))) as LinkBinding,
}
