import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { NotTaken, WebhookSender } from '../../application/commerce/webhook/webhook-sender.port.ts'
import type { WebhookDelivery } from '../../application/commerce/webhook/webhook-deliveries.port.ts'
import { isPublicAddress } from './is-public-address.ts'
import { signedHeaders, webhookSecret } from './sign-webhook.ts'

type Settings = {
  readonly secret: string
  /** The previous secret; endpoints may still check with it. */
  readonly formerSecret?: string | undefined
  /** A live shop sends only over https and only to public addresses. */
  readonly isLive: boolean
  readonly now: () => Date
  /** Milliseconds; the value that Standard Webhooks recommends. */
  readonly timeout?: number
  readonly addressesOf?: (host: string) => Promise<readonly LookupAddress[]>
}

const resolveAddresses = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, addresses) => { if (error === null) resolve(addresses); else reject(error) })
  })

class PrivateAddress extends Error {}

/** The connection uses exactly the checked addresses, so that a name that resolves differently a moment later has no effect. */
const guardedLookup = (addressesOf: (host: string) => Promise<readonly LookupAddress[]>): LookupFunction => (host, options, addresses) => {
  addressesOf(host).then(
    (all) => {
      const [first] = all
      if (first === undefined || !all.every(({ address }) => isPublicAddress(address))) addresses(new PrivateAddress(), '')
      else if (options.all === true) addresses(null, [...all])
      else addresses(null, first.address, first.family)
    },
    (error: NodeJS.ErrnoException) => { addresses(error, '') },
  )
}

const reasonOf = (error: unknown): string => {
  if (error instanceof PrivateAddress) return 'the address is not public'
  const { code, message, name } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  return code ?? message
}

const post = (
  { secret, formerSecret, isLive, now, timeout = 15_000, addressesOf = resolveAddresses }: Settings,
  { endpoint, address, event, type, data, at }: WebhookDelivery,
): Promise<number> => {
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isLive && url.protocol !== 'https:') throw new Error('the URL is not https')
  // An IP address is not resolved, so it is checked here.
  if (isLive && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PrivateAddress()
  const secrets = formerSecret === undefined ? [secret] : [secret, formerSecret]
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const headers = {
    'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Iris-Webhooks/1',
    ...signedHeaders(secrets.map((key) => webhookSecret(key, endpoint)), { id: event, at: now(), body }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const guard = isLive ? { lookup: guardedLookup(addressesOf) } : {}
  const send = url.protocol === 'https:' ? askSecurely : askPlain
  const request = send(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeout), ...guard }, (response) => {
    // The response body is not read.
    response.destroy()
    resolve(response.statusCode ?? 0)
  })
  request.once('error', reject)
  request.end(body)
  return promise
}

/** Sends webhooks over HTTP. A delivery succeeds with a 2xx status; redirects are not followed. */
export const webhookSender = (settings: Settings): WebhookSender => ({
  send: (delivery) =>
    TE.tryCatch(
      async () => {
        const status = await post(settings, delivery)
        if (status < 200 || status > 299) throw new Error(`HTTP status ${status}`)
      },
      (error): NotTaken => ({ _tag: 'NotTaken', why: reasonOf(error) }),
    ),
})
