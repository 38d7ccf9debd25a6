import type { Failure } from '../../../domain/refusal.ts'
import type { WireFault } from '../../http-client/send-operation.ts'
import { connectShop, ShopRefused, type ShopClient } from '../../http-client/shop-client.ts'
import { CommandError, UsageError, type CommandInput } from './command.ts'
import type { Terminal } from './terminal.ts'

/** Options of a command that can call the API of a running shop. */
export const RUNNING_SHOP_FLAGS = { url: { type: 'string' }, token: { type: 'string' } } as const

/** The shop at `--url`. `IRIS_TOKEN` keeps the token out of the history of the shell. */
export const runningShop = (
  { url, token = process.env['IRIS_TOKEN'] }: CommandInput['flags'], terminal: Terminal,
): ShopClient | undefined => {
  if (url === undefined) return undefined
  if (typeof url !== 'string' || !URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
    throw new UsageError(`invalid --url "${url}"; expected the address of a shop, such as https://www.iris.example`)
  if (typeof token !== 'string') throw new UsageError('--url needs --token or IRIS_TOKEN, an access token from the back office')
  const log = ({ operation, codec, paths = [], status, error }: WireFault): void => {
    const why = error instanceof Error ? error.message : status === undefined ? `${codec} ${paths.join(', ')}` : `status ${status}`
    terminal.printError(`${operation}: ${why}`)
  }
  return connectShop({ url, token, log })
}

const problemOf = (failure: Failure): string => {
  switch (failure._tag) {
    case 'NotSignedIn': return 'the access token is invalid or has expired'
    case 'NotAllowed': return 'the access token does not have the permission'
    case 'NotFound': return 'not found'
    case 'ServiceUnavailable': return 'the shop did not answer, or its response could not be read'
    default: return `rejected by the shop: ${failure._tag}`
  }
}

/** The response of the shop; rejects with `CommandError` if the shop refused. */
export const resultOf = async <Output>(response: Promise<Output>): Promise<Output> => {
  try {
    return await response
  } catch (error) {
    throw error instanceof ShopRefused ? new CommandError(problemOf(error.failure)) : error
  }
}
