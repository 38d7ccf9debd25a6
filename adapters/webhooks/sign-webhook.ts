import { createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * The key with which an endpoint checks signatures, derived from the shop's secret. It is not stored, so access to the database or to a
 * backup is not enough to sign. Standard Webhooks prefixes such a key with `whsec_`.
 */
export const webhookSecret = (secret: string, endpoint: string): string =>
  `whsec_${hmac(secret, `webhook ${endpoint}`).toString('base64')}`

/**
 * The headers of Standard Webhooks 1.0. The signature covers id, seconds and body as sent. There is one signature per key: while a secret
 * is rotated, endpoints with either key accept it.
 */
export const signedHeaders = (
  keys: readonly string[], { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
) => {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signatures = keys.map((key) =>
    `v1,${hmac(Buffer.from(key.replace('whsec_', ''), 'base64'), `${id}.${seconds}.${body}`).toString('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
