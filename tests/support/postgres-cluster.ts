import { execFile, execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries } from './postgres-binaries.ts'

export type Cluster = {
  /** Contains the cluster and the server's other files. */
  readonly folder: string
  /** The options for a process that uses it. */
  readonly as: { readonly cwd: string; readonly uid?: number; readonly gid?: number }
  /** Copies it into a directory, as a template of others. */
  readonly saveTo: (directory: string) => Promise<void>
  readonly remove: () => void
}

type Owner = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
const unprivileged = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const user =
    ['postgres', 'nobody'].find((name) => {
      try {
        execFileSync('id', ['-u', name], { stdio: 'ignore' })
        return true
      } catch {
        return false
      }
    }) ?? 'nobody'
  const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const run = promisify(execFile)

/** Small log files: a cluster that is copied often should contain few zeros. */
const AS_MADE = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1']

const CLUSTER = 'cluster'
export const clusterIn = (folder: string): string => join(folder, CLUSTER)

/**
 * A new cluster in a temporary folder: copied from a template, by default that of the run, else created by `initdb`, which takes seconds.
 */
export const makeCluster = async (template = process.env['POSTGRES_CLUSTER']): Promise<Cluster> => {
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'iris-postgres-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder }
  await (template === undefined
    ? run(postgresBinaries().initdb, ['-D', clusterIn(folder), ...AS_MADE], as)
    : run('cp', ['-a', clusterIn(resolve(template)), folder]))
  return {
    folder, as,
    saveTo: async (directory) => { await run('cp', ['-a', clusterIn(folder), directory]) },
    remove: () => { rmSync(folder, { recursive: true, force: true }) },
  }
}
