import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** PostgreSQL's default of 128 MB would be too much for this process, because the operating system caches the same files. */
const BUFFERS = ['-c', 'shared_buffers=16MB']

/** The options with which every cluster of the shop is created and opened. */
export const CLUSTER_OPTIONS = { extensions: { pg_trgm, unaccent }, startParams: [...PGlite.defaultStartParams, ...BUFFERS] }

/** An archive of a cluster with the shop's tables but no data. In a build it is next to this file, in the sources in a cache directory. */
export const PACKED_CLUSTER = fileURLToPath(
  new URL(`${import.meta.url.endsWith('.ts') ? '../../../node_modules/.cache' : '.'}/packed-cluster.tar.gz`, import.meta.url),
)

const isNew = (cluster: string | undefined): boolean => cluster === undefined || !existsSync(join(cluster, 'PG_VERSION'))

/** The initial data of a new cluster: creating it with its tables takes ten seconds of CPU time, unpacking the archive one. */
export const initialData = async (cluster: string | undefined): Promise<{ readonly loadDataDir?: Blob }> =>
  isNew(cluster) && existsSync(PACKED_CLUSTER) ? { loadDataDir: await openAsBlob(PACKED_CLUSTER) } : {}
