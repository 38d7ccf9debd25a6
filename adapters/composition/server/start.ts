import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { configurationMessage, readConfiguration } from '../../configuration/read-configuration.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { beginDatabase, type DatabasePlace } from '../../postgres/open-database.ts'
import type { Database } from '../../postgres/database/database.ts'
import { DataDirectoryDamaged, DataDirectoryInUse } from '../../postgres/pglite/data-directory-refused.ts'
import { openBackgroundErrors, type BackgroundErrors } from './background-errors.ts'
import { drainOnSignal, openDrain } from './drain.ts'
import type { ServerShop } from './open-server-shop.ts'
import type { Options } from './options.ts'

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

const placeOf = ({ databaseUrl, databasePool, dataDir }: Configuration): DatabasePlace =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl, connections: databasePool }

const openShop = async (configuration: Configuration, database: Promise<Database>, errors: BackgroundErrors): Promise<ServerShop> => {
  const [opened, { openServerShop }] = await Promise.all([database, import('./open-server-shop.ts')])
  return await openServerShop(configuration, opened, errors)
}

const openWeb = async (configuration: Configuration, options: Options): Promise<(shop: ServerShop) => Promise<FastifyInstance>> => {
  const { makeWebServer } = await import('./web-server.ts')
  return makeWebServer(configuration, options)
}

/** Opens the shop and serves it until a signal comes. Exit code 2 for a wrong configuration, 1 for anything else. */
export const start = async (environment: NodeJS.ProcessEnv, options: Options = {}): Promise<void> => {
  const read = readConfiguration(environment)
  if (E.isLeft(read)) return end(configurationMessage(read.left), 2)
  const configuration = read.right
  try {
    const drain = openDrain({ notice: configuration.drainSeconds * 1000, deadline: DEADLINE, exit: (code) => process.exit(code) })
    const errors = openBackgroundErrors()
    // Reading the rest of the program holds this thread: by then the database is to be at work in its own.
    const { opened } = await beginDatabase(placeOf(configuration), errors.report)
    const [shop, serve] = await Promise.all([
      openShop(configuration, opened, errors), openWeb(configuration, { ...options, isOpen: drain.isOpen }),
    ])
    const app = await serve(shop)
    await app.listen({ port: configuration.port, host: configuration.host })
    drainOnSignal(drain, app, shop.close)
    process.stdout.write(`\n  The shop is open: ${configuration.publicUrl}\n\n`)
  } catch (error) {
    end(messageOf(error), 1)
  }
}
