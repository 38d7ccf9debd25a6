import { createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * What a listener checks signatures with, made from the shop's own secret: it is kept nowhere, so who reads the database, or a backup
 * of it, can sign nothing. Standard Webhooks writes such a key with `whsec_` before it.
 */
export const webhookSecret = (secret: string, endpoint: string): string =>
  `whsec_${hmac(secret, `webhook ${endpoint}`).toString('base64')}`

/**
 * The headers of Standard Webhooks 1.0; the signature is over id, seconds and the body as it is sent. One for each key: while a
 * secret is rotated, listeners that know either accept it.
 */
export const signedHeaders = (
  keys: readonly string[], { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
) => {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signatures = keys.map((key) =>
    `v1,${hmac(Buffer.from(key.replace('whsec_', ''), 'base64'), `${id}.${seconds}.${body}`).toString('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
