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
  /** The former secret; receivers may still verify with it. */
  readonly formerSecret?: string | undefined
  /** A live shop sends only over https and only to public addresses, whatever host name they have. */
  readonly isLive: boolean
  readonly now: () => Date
  /** Milliseconds; as Standard Webhooks advises. */
  readonly timeout?: number
  readonly addressesOf?: (host: string) => Promise<readonly LookupAddress[]>
}

const usualAddresses = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) => {
    lookUp(host, { all: true }, (error, addresses) => { if (error === null) resolve(addresses); else reject(error) })
  })

class PrivateAddress extends Error {}

/** Connects only to the checked addresses, so that a second DNS answer cannot redirect the request (DNS rebinding). */
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
  { secret, formerSecret, isLive, now, timeout = 15_000, addressesOf = usualAddresses }: Settings,
  { endpoint, address, event, type, data, at }: WebhookDelivery,
): Promise<number> => {
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isLive && url.protocol !== 'https:') throw new Error('the URL is not https')
  // A literal IP address is not looked up.
  if (isLive && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PrivateAddress()
  const secrets = formerSecret === undefined ? [secret] : [secret, formerSecret]
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const headers = {
    'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Iris-Webhooks/1',
    ...signedHeaders(secrets.map((one) => webhookSecret(one, endpoint)), { id: event, at: now(), body }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const guard = isLive ? { lookup: guardedLookup(addressesOf) } : {}
  const ask = url.protocol === 'https:' ? askSecurely : askPlain
  const request = ask(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeout), ...guard }, (answer) => {
    // Only the status of the response matters.
    answer.destroy()
    resolve(answer.statusCode ?? 0)
  })
  request.once('error', reject)
  request.end(body)
  return promise
}

/** Delivers webhooks over HTTP. Any 2xx status is a success; redirects are not followed. */
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
