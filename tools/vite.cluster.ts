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

const madeOf = (): readonly string[] => [
  createRequire(import.meta.url).resolve('@electric-sql/pglite'),
  // A migration taken away changes its directory alone.
  MIGRATIONS.pathname,
  ...readdirSync(MIGRATIONS).map((name) => new URL(name, MIGRATIONS).pathname),
]
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0
const isUpToDate = (): boolean => changedAt(PACKED_CLUSTER) > Math.max(...madeOf().map(changedAt))

const packedIn = async (directory: string): Promise<Buffer> => {
  const { opened } = await openInDirectory(directory, () => {})
  await (await opened).close()
  const pglite = await PGlite.create({ ...CLUSTER_OPTIONS, dataDir: clusterOf(directory) })
  const packed = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return Buffer.from(await packed.arrayBuffer())
}

/** Packs a cluster with the shop's tables where the sources look for it, unless one made of them as they stand is there. */
export const packCluster = async (): Promise<void> => {
  if (isUpToDate()) return
  // What is about to be made must not begin with what is out of date.
  rmSync(PACKED_CLUSTER, { force: true })
  const directory = mkdtempSync(join(tmpdir(), 'iris-cluster-'))
  const packed = await packedIn(directory)
  rmSync(directory, { recursive: true })
  mkdirSync(dirname(PACKED_CLUSTER), { recursive: true })
  // Whoever looks meanwhile finds none or all of it.
  const begun = `${PACKED_CLUSTER}.${process.pid}`
  writeFileSync(begun, packed)
  renameSync(begun, PACKED_CLUSTER)
}

/** Puts the packed cluster beside the built server, whose first start takes it out. */
export const packedCluster = (): Plugin => ({
  name: 'packed-cluster',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  async generateBundle() {
    await packCluster()
    this.emitFile({ type: 'asset', fileName: 'packed-cluster.tar.gz', source: readFileSync(PACKED_CLUSTER) })
  },
})
