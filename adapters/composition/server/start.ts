import * as E from 'fp-ts/lib/Either.js'
import { configurationMessage, readConfiguration } from '../../configuration/read-configuration.ts'
import { DataDirectoryDamaged, DataDirectoryInUse } from '../../postgres/pglite/data-directory-refused.ts'
import { drainOnSignal, openDrain } from './drain.ts'
import { openServerShop } from './open-server-shop.ts'
import type { Options } from './options.ts'
import { openWebServer } from './web-server.ts'

/** What runs when no more requests are taken has this long to end; milliseconds. */
const DEADLINE = 20_000

const end = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

const messageOf = (error: unknown): string => {
  if (error instanceof DataDirectoryInUse || error instanceof DataDirectoryDamaged) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The shop cannot start: its port is in use by another process. Set PORT to a free one.'
  return `The shop cannot start: ${message}`
}

/** Opens the shop and serves it until a signal comes. Exit code 2 for a wrong configuration, 1 for anything else. */
export const start = async (environment: NodeJS.ProcessEnv, options: Options = {}): Promise<void> => {
  const read = readConfiguration(environment)
  if (E.isLeft(read)) return end(configurationMessage(read.left), 2)
  const configuration = read.right
  try {
    const shop = await openServerShop(configuration)
    const drain = openDrain({ notice: configuration.drainSeconds * 1000, deadline: DEADLINE, exit: (code) => process.exit(code) })
    const app = await openWebServer(configuration, shop, { ...options, isOpen: drain.isOpen })
    await app.listen({ port: configuration.port, host: configuration.host })
    drainOnSignal(drain, app, shop.close)
    process.stdout.write(`\n  The shop is open: ${configuration.publicUrl}\n\n`)
  } catch (error) {
    end(messageOf(error), 1)
  }
}
