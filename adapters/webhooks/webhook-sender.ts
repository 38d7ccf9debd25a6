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
  /** What it was before; listeners may still check by it. */
  readonly formerSecret?: string | undefined
  /** A live shop tells nobody in its own network, whatever name they go by, and nobody without encryption. */
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

/** The connection goes to the very addresses that were looked at: a name that means another one a moment later leads nowhere. */
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

const wordsOf = (error: unknown): string => {
  if (error instanceof PrivateAddress) return 'its address is none of the open network'
  const { code, message, name } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError') return 'it did not answer in time'
  return code ?? message
}

const post = (
  { secret, formerSecret, isLive, now, timeout = 15_000, addressesOf = usualAddresses }: Settings,
  { endpoint, address, event, type, data, at }: WebhookDelivery,
): Promise<number> => {
  const url = new URL(address)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isLive && url.protocol !== 'https:') throw new Error('it is not https')
  // A number is looked up by nobody.
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
    // What it says beside its status is read by nobody.
    answer.destroy()
    resolve(answer.statusCode ?? 0)
  })
  request.once('error', reject)
  request.end(body)
  return promise
}

/** Tells a listener over HTTP. Taken is what it answers with 2xx; where it sends us instead, we do not go. */
export const webhookSender = (settings: Settings): WebhookSender => ({
  send: (delivery) =>
    TE.tryCatch(
      async () => {
        const status = await post(settings, delivery)
        if (status < 200 || status > 299) throw new Error(`it answered ${status}`)
      },
      (error): NotTaken => ({ _tag: 'NotTaken', why: wordsOf(error) }),
    ),
})
