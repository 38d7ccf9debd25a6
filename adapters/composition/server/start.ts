import * as E from 'fp-ts/lib/Either.js'
import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import { beginDatabase, type DatabaseLocation } from '../../postgres/open-database.ts'
import { serverVersion } from '../../postgres/server/server-version.ts'
import { openBackgroundErrors } from './background-errors.ts'
import { drainOnSignal, openDrain } from './drain.ts'
import { returnMemoryWhenIdle } from './return-memory-when-idle.ts'
import { endOfLife } from './end-of-life.ts'
import { openingLines } from './opening-lines.ts'
import type { Options } from './options.ts'
import { readSettings } from './read-settings.ts'
import { startFault } from './start-fault.ts'
import { hasProducts } from './has-products.ts'
import { systemClock } from './system-clock.ts'
import { openMonitoring } from './monitoring.ts'

/** Time limit for work that still runs when no more requests are accepted; milliseconds. */
const DEADLINE = 20_000

const end = (message: string, code: number): never => {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

const placeOf = ({ databaseUrl, databasePool, dataDir }: Configuration): DatabaseLocation =>
  databaseUrl === undefined ? { dataDir } : { url: databaseUrl, connections: databasePool }

/** Warns if Node or PostgreSQL is out of support. */
const pastTheirEnd = async (database: Database): Promise<readonly string[]> => {
  const today = systemClock.now().toISOString().slice(0, 10)
  // A database that is down for a moment does not prevent the start.
  const postgres = await serverVersion(database).catch(() => undefined)
  return [
    endOfLife('Node', process.versions.node, today), ...(postgres === undefined ? [] : [endOfLife('PostgreSQL', postgres, today)]),
  ].filter((warning) => warning !== undefined)
}

// One after the other: in development, two concurrent imports that share modules wait for each other for ever.
const readProgram = async (configuration: Configuration, options: Options) => {
  const { makeWebServer } = await import('./web-server.ts')
  const { openServerShop } = await import('./open-server-shop.ts')
  return { serve: makeWebServer(configuration, options), openServerShop }
}

/** Opens the shop and serves it until a signal comes. Exit code 2 for a wrong configuration, 1 for anything else. */
export const start = async (environment: NodeJS.ProcessEnv, options: Options = {}): Promise<void> => {
  const settings = await readSettings(environment)
  if (E.isLeft(settings)) return end(settings.left, 2)
  const { configuration, register } = settings.right
  const drain = openDrain({ notice: configuration.drainSeconds * 1000, deadline: DEADLINE, exit: (code) => process.exit(code) })
  try {
    const errors = openBackgroundErrors()
    const watching = await openMonitoring(configuration, errors.report)
    // Loading the rest of the program blocks this thread; the database works in its own in the meantime.
    const { opened } = await beginDatabase(placeOf(configuration), errors.report)
    const [bare, { serve, openServerShop }] = await Promise.all([
      opened, readProgram(configuration, { ...options, ...watching.options, isOpen: drain.isOpen }),
    ])
    const database = watching.database(bare)
    const shop = await openServerShop(configuration, register, database, errors, watching)
    const app = await serve(shop)
    // Before the port opens: from then on a client may find the shop ready, and stop it.
    drainOnSignal(drain, app, async () => {
      await shop.close()
      await watching.close()
    })
    await app.listen({ port: configuration.port, host: configuration.host })
    await watching.serve(database)
    shop.beginJobs()
    returnMemoryWhenIdle()
    for (const warning of await pastTheirEnd(bare)) app.log.warn(warning)
    process.stdout.write(`\n  ${openingLines(configuration.publicUrl, await hasProducts(shop.storage)())}\n\n`)
  } catch (error) {
    // A shutdown that has begun closes what the rest of the start needs, and ends the process itself.
    if (await drain.isOpen()) end(startFault(error, configuration), 1)
  }
}
