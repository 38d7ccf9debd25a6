import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { clusterIn, makeCluster } from './postgres-cluster.ts'

export type PostgresServer = {
  /** The address of a new, empty database. */
  readonly freshUrl: () => Promise<string>
  /** The address of a new database with the data of the server's template. */
  readonly demoUrl: () => Promise<string>
  readonly url: string
  /** Crashes and restarts on the same port, with everything committed. */
  readonly restart: () => Promise<void>
  /** The cluster is deleted, or becomes the template in a directory. */
  readonly stop: (template?: string) => Promise<void>
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

/** The first database of a server; that of a template is copied. */
const FIRST = 'iris_1'

type Beginning = { readonly isDurable?: boolean; readonly template?: string }

/** A separate PostgreSQL in a temporary folder, deleted by `stop`. A durable one writes like a shop's own. */
export const startPostgres = async ({ isDurable = false, template }: Beginning = {}): Promise<PostgresServer> => {
  const { folder, as, saveTo, remove } = await makeCluster(template)
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
  let made = template === undefined ? 0 : 1
  const newUrl = async (from = ''): Promise<string> => {
    const name = `iris_${(made += 1)}`
    await once(at('postgres'), `create database ${name} ${from}`)
    return at(name)
  }
  return {
    url: at('postgres'),
    freshUrl: () => newUrl(),
    demoUrl: () => newUrl(`template ${FIRST}`),
    restart: async () => {
      await end('SIGQUIT')
      running = begin()
      await untilReady(at('postgres'))
    },
    stop: async (saved) => {
      process.off('exit', killAtExit)
      await end('SIGINT')
      if (saved !== undefined) await saveTo(saved)
      remove()
    },
  }
}
