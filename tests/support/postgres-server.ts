import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { clusterIn, makeCluster } from './postgres-cluster.ts'

export type PostgresServer = {
  /** The address of a new, empty database. */
  readonly freshUrl: () => Promise<string>
  readonly url: string
  /** Crashes and restarts on the same port, with everything committed. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const once = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const untilReady = async (url: string, tries = 200): Promise<void> => {
  try {
    await once(url, 'select 1')
  } catch (error) {
    if (tries === 0) throw error
    await pause(50)
    await untilReady(url, tries - 1)
  }
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=60']
/** Data of a test does not need to survive a crash of the machine. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A separate PostgreSQL in a temporary folder, deleted by `stop`. A durable one writes like a shop's own. */
export const startPostgres = async ({ isDurable = false } = {}): Promise<PostgresServer> => {
  const { folder, as, remove } = await makeCluster()
  const port = await freePort()
  const settings = isDurable ? SETTINGS : [...SETTINGS, ...FORGETFUL]
  const options = [...settings, `port=${port}`, `unix_socket_directories=${folder}`].flatMap((setting) => [
    '-c',
    setting,
  ])
  const begin = () => {
    const server = spawn(postgresBinaries().postgres, ['-D', clusterIn(folder), ...options], { ...as, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => { server.once('exit', () => { resolve() }) })
    return { server, ended }
  }
  let running = begin()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.server.kill(signal)
    await running.ended
  }
  const killAtExit = (): void => {
    running.server.kill('SIGQUIT')
  }
  process.once('exit', killAtExit)
  const at = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  await untilReady(at('postgres'))
  let made = 0
  return {
    url: at('postgres'),
    freshUrl: async () => {
      const name = `iris_${(made += 1)}`
      await once(at('postgres'), `create database ${name}`)
      return at(name)
    },
    restart: async () => {
      await end('SIGQUIT')
      running = begin()
      await untilReady(at('postgres'))
    },
    stop: async () => {
      process.off('exit', killAtExit)
      await end('SIGINT')
      remove()
    },
  }
}
