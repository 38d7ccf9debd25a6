import * as E from 'fp-ts/lib/Either.js'
import { makeWebhookAddress, type WebhookAddressRefusal } from '../../../domain/webhook/webhook-address.ts'
import { randomTokens } from '../../memory/shop/random-tokens.ts'
import { makeWebhookEndpoints, type WebhookEndpoint } from '../../postgres/webhook/webhook-endpoints.ts'
import { isOwnNetwork } from '../../webhooks/is-public-address.ts'
import { webhookSecret } from '../../webhooks/sign-webhook.ts'
import { secretOf } from '../server/keep-secret.ts'
import { systemClock } from '../server/system-clock.ts'
import { Refused, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'

const problemOf = ({ _tag }: WebhookAddressRefusal): string => {
  switch (_tag) {
    case 'NoAddress': return 'That is no address of the web.'
    case 'NotHttps': return 'A live shop tells only over https.'
    case 'HoldsPassword': return 'An address that holds a password is shown to whoever lists it. The signature proves who asks.'
  }
}

export const addWebhook: Command = {
  name: 'webhooks add',
  usage: 'URL',
  about: 'tells a program of what happens to orders and on the shelf, and shows what it checks signatures with',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [text = ''] }, { configuration, terminal }) => {
    const address = makeWebhookAddress(text, { isLive: configuration.mode === 'live' })
    if (E.isLeft(address)) throw new Refused(`Nothing was changed. ${problemOf(address.left)}`)
    if (configuration.mode === 'live' && isOwnNetwork(address.right))
      throw new Refused('Nothing was changed. A live shop tells only addresses of the open network, and this is none.')
    return overDatabase(configuration, 'up to date', async (db) => {
      const id = `wh_${randomTokens.make()}`
      await makeWebhookEndpoints(db).add(id, address.right, systemClock.now())
      const secret = webhookSecret(await secretOf(configuration), id)
      terminal.answer(
        [`${address.right} is told from now on, as ${id}. It checks signatures with`, `  ${secret}`], { id, url: address.right, secret })
      return 'done'
    })
  },
}

const waitingFor = ({ waiting, tries, againAt }: WebhookEndpoint): string => {
  if (againAt === null) return `${waiting} waiting`
  return `${waiting} waiting (not taken ${tries === 1 ? 'once' : `${tries} times`}, told again at ${againAt.toISOString()})`
}

const stateOf = (one: WebhookEndpoint): string =>
  `${waitingFor(one)}, ${one.failedForGood} given up${one.why === null ? '' : `; the last time: ${one.why}`}`

export const listWebhooks: Command = {
  name: 'webhooks list',
  usage: '',
  about: 'who is told, how much waits for them, how much they did not take for a day, and why',
  words: { from: 0, to: 0 },
  flags: {},
  run: (_typed, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const all = await makeWebhookEndpoints(db).list()
      const lines = all.map((one) => `${one.id}  ${one.url}  ${stateOf(one)}`)
      terminal.answer(all.length === 0 ? ['Nobody is told.'] : lines, all)
      return 'done'
    }),
}

export const removeWebhook: Command = {
  name: 'webhooks remove',
  usage: 'ID',
  about: 'tells a program nothing any more; what waits for it goes',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [id = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      if (!(await makeWebhookEndpoints(db).remove(id))) throw new Refused('Nobody is told under this ID.')
      terminal.answer([`${id} is told nothing any more.`], { id })
      return 'done'
    }),
}

export const retryWebhook: Command = {
  name: 'webhooks retry',
  usage: 'ID',
  about: 'tells a program at once what it did not take, given up or not',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [id = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const again = await makeWebhookEndpoints(db).retry(id)
      terminal.answer([`${again} things are told again.`], { id, again })
      return 'done'
    }),
}
