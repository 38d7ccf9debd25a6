import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Plugin } from 'vite'
import { clusterOf } from '../adapters/postgres/pglite/directory-marker.ts'
import { openInDirectory } from '../adapters/postgres/pglite/open-in-directory.ts'
import { CLUSTER_OPTIONS, PACKED_CLUSTER } from '../adapters/postgres/pglite/packed-cluster.ts'

const MIGRATIONS = new URL('../adapters/postgres/migrations/', import.meta.url)

const sourcesOfCluster = (): readonly string[] => [
  createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  // A deleted migration changes only the modification time of its directory.
  MIGRATIONS.pathname,
  ...readdirSync(MIGRATIONS).map((name) => new URL(name, MIGRATIONS).pathname),
]
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0
const isUpToDate = (): boolean => changedAt(PACKED_CLUSTER) > Math.max(...sourcesOfCluster().map(changedAt))

const packFrom = async (directory: string): Promise<Buffer> => {
  const { opened } = await openInDirectory(directory, () => {})
  await (await opened).close()
  const pglite = await PGlite.create({ ...CLUSTER_OPTIONS, dataDir: clusterOf(directory) })
  const packed = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return Buffer.from(await packed.arrayBuffer())
}

/** Packs a database cluster with the shop's tables for running from the sources, unless an up-to-date one exists. */
export const packCluster = async (): Promise<void> => {
  if (isUpToDate()) return
  // The new cluster must not be created from the outdated one.
  rmSync(PACKED_CLUSTER, { force: true })
  const directory = mkdtempSync(join(tmpdir(), 'iris-cluster-'))
  const packed = await packFrom(directory)
  rmSync(directory, { recursive: true })
  mkdirSync(dirname(PACKED_CLUSTER), { recursive: true })
  // Renamed into place, so that a concurrent reader finds either none or all of it.
  const temporary = `${PACKED_CLUSTER}.${process.pid}`
  writeFileSync(temporary, packed)
  renameSync(temporary, PACKED_CLUSTER)
}

/** Adds the packed cluster to the built server, whose first start unpacks it. */
export const packedCluster = (): Plugin => ({
  name: 'packed-cluster',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  async generateBundle() {
    await packCluster()
    this.emitFile({ type: 'asset', fileName: 'packed-cluster.tar.gz', source: readFileSync(PACKED_CLUSTER) })
  },
})
