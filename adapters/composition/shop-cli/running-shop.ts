import type { Failure } from '../../../domain/refusal.ts'
import type { WireFault } from '../../http-client/ask.ts'
import { connectShop, ShopRefused, type ShopClient } from '../../http-client/shop-client.ts'
import { Refused, WronglyCalled, type Typed } from './command.ts'
import type { Terminal } from './terminal.ts'

/** What a command takes that can ask a shop that runs elsewhere. */
export const OF_RUNNING_SHOP = { url: { type: 'string' }, token: { type: 'string' } } as const

/** Whom to ask, where both were named. A token on a command line stands in the history of the shell: one by `IRIS_TOKEN` does not. */
export const runningShop = ({ url, token = process.env['IRIS_TOKEN'] }: Typed['flags'], terminal: Terminal): ShopClient | undefined => {
  if (url === undefined) return undefined
  if (typeof url !== 'string' || !URL.canParse(url)) throw new WronglyCalled('--url names no shop, such as https://www.iris.example')
  if (typeof token !== 'string') throw new WronglyCalled('--url wants --token, or IRIS_TOKEN, which somebody at the desk makes')
  const log = ({ operation, codec, paths = [], status, error }: WireFault): void => {
    const why = error instanceof Error ? error.message : status === undefined ? `${codec} ${paths.join(', ')}` : `status ${status}`
    terminal.complain(`${operation}: ${why}`)
  }
  return connectShop({ url, token, log })
}

const problemOf = (failure: Failure): string => {
  switch (failure._tag) {
    case 'NotSignedIn': return 'The shop does not know this token, or it has ended.'
    case 'NotAllowed': return 'This token may not do that.'
    case 'NotFound': return 'There is nothing by that name.'
    case 'ServiceUnavailable': return 'The shop did not answer so that it could be understood.'
    default: return `Refused: ${failure._tag}.`
  }
}

/** What the shop answered; what it refused is said to whoever typed. */
export const resultOf = async <Answer>(response: Promise<Answer>): Promise<Answer> => {
  try {
    return await response
  } catch (error) {
    throw error instanceof ShopRefused ? new Refused(problemOf(error.failure)) : error
  }
}
