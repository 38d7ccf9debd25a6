import { existsSync, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** PostgreSQL's own 128 MB would stand in the memory of this process, twice: the system keeps the files it reads as well. */
const BUFFERS = ['-c', 'shared_buffers=16MB']

/** How every cluster of the shop is made and opened. */
export const AS_THE_SHOP_OPENS = { extensions: { pg_trgm, unaccent }, startParams: [...PGlite.defaultStartParams, ...BUFFERS] }

/** A cluster with the shop's tables and nothing in them: beside this file as it was built; for the sources, with what is made of them. */
export const PACKED_CLUSTER = fileURLToPath(
  new URL(`${import.meta.url.endsWith('.ts') ? '../../../node_modules/.cache' : '.'}/packed-cluster.tar.gz`, import.meta.url),
)

const isNew = (cluster: string | undefined): boolean => cluster === undefined || !existsSync(join(cluster, 'PG_VERSION'))

/** What a new cluster begins with: making one and its tables takes ten seconds of a processor, taking out the packed one takes one. */
export const begunWith = async (cluster: string | undefined): Promise<{ readonly loadDataDir?: Blob }> =>
  isNew(cluster) && existsSync(PACKED_CLUSTER) ? { loadDataDir: await openAsBlob(PACKED_CLUSTER) } : {}
