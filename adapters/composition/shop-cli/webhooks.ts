import * as E from 'fp-ts/lib/Either.js'
import { makeWebhookAddress, type WebhookAddressRefusal } from '../../../domain/webhook/webhook-address.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { makeWebhookEndpoints, type WebhookEndpoint } from '../../postgres/webhook/webhook-endpoints.ts'
import { isOwnNetwork } from '../../webhooks/is-public-address.ts'
import { webhookSecret } from '../../webhooks/sign-webhook.ts'
import { secretOf } from '../server/load-or-create-secret.ts'
import { systemClock } from '../server/system-clock.ts'
import { CommandError, type Command } from './command.ts'
import { countOf } from './count-of.ts'
import { withDatabase } from './with-database.ts'

const problemOf = ({ _tag }: WebhookAddressRefusal): string => {
  switch (_tag) {
    case 'NoAddress': return 'invalid URL'
    case 'NotHttps': return 'a live shop sends webhooks only over https'
    case 'HoldsPassword': return 'the URL must not contain a password; verify the signature of a delivery instead'
  }
}

export const addWebhook: Command = {
  name: 'webhooks add',
  usage: 'URL',
  description: 'register an endpoint for order and stock events and print its signing secret',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [text = ''] }, { configuration, terminal }) => {
    const address = makeWebhookAddress(text, { isLive: configuration.mode === 'live' })
    if (E.isLeft(address)) throw new CommandError(problemOf(address.left))
    if (configuration.mode === 'live' && isOwnNetwork(address.right))
      throw new CommandError('a live shop sends webhooks only to public addresses, and this one is private')
    return withDatabase(configuration, 'up to date', async (db) => {
      const id = `wh_${randomTokens.make()}`
      await makeWebhookEndpoints(db).add(id, address.right, systemClock.now())
      const secret = webhookSecret(await secretOf(configuration), id)
      terminal.print(
        [`Registered ${address.right} as ${id}. Signing secret:`, `  ${secret}`], { id, url: address.right, secret })
      return 'done'
    })
  },
}

const pendingText = ({ waiting, attempts, retryAt }: WebhookEndpoint): string =>
  retryAt === null
    ? `${waiting} pending`
    : `${waiting} pending (${countOf(attempts, 'failed attempt')}, next attempt at ${retryAt.toISOString()})`

const stateText = (endpoint: WebhookEndpoint): string =>
  `${pendingText(endpoint)}, ${endpoint.failedPermanently} failed permanently`
  + (endpoint.reason === null ? '' : `; last error: ${endpoint.reason}`)

export const listWebhooks: Command = {
  name: 'webhooks list',
  usage: '',
  description: 'list endpoints with pending and failed deliveries and the last error',
  argCount: { min: 0, max: 0 },
  flags: {},
  run: (_input, { configuration, terminal }) =>
    withDatabase(configuration, 'as it stands', async (db) => {
      const endpoints = await makeWebhookEndpoints(db).list()
      const lines = endpoints.map((endpoint) => `${endpoint.id}  ${endpoint.url}  ${stateText(endpoint)}`)
      terminal.print(endpoints.length === 0 ? ['No webhook endpoints.'] : lines, endpoints)
      return 'done'
    }),
}

export const removeWebhook: Command = {
  name: 'webhooks remove',
  usage: 'ID',
  description: 'remove an endpoint and its pending deliveries',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [id = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'up to date', async (db) => {
      if (!(await makeWebhookEndpoints(db).remove(id)))
        throw new CommandError(`webhook endpoint ${id} not found; "shop webhooks list" shows all of them`)
      terminal.print([`Removed ${id}.`], { id })
      return 'done'
    }),
}

export const retryWebhook: Command = {
  name: 'webhooks retry',
  usage: 'ID',
  description: 'retry all failed deliveries of an endpoint now',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [id = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'up to date', async (db) => {
      const again = await makeWebhookEndpoints(db).retry(id)
      terminal.print([`${again} ${again === 1 ? 'delivery' : 'deliveries'} scheduled for retry.`], { id, again })
      return 'done'
    }),
}
