import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { DataDirectoryDamaged } from './data-directory-errors.ts'

const MARKER_FILE = 'database.json'
const CLUSTER = 'database'
/** A PostgreSQL cluster always has these; if one is missing, PGlite would create a new, empty cluster. */
const ESSENTIAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'] as const

const markerCodec = t.strict(
  { holds: t.literal('iris'), state: t.union([t.literal('creating'), t.literal('complete')]) },
  'DirectoryMarker',
)
type Marker = t.TypeOf<typeof markerCodec>

export const clusterOf = (directory: string): string => join(directory, CLUSTER)

const readMarker = (directory: string): Marker | undefined => {
  const path = join(directory, MARKER_FILE)
  if (!existsSync(path)) return undefined
  try {
    const marker = markerCodec.decode(JSON.parse(readFileSync(path, 'utf8')))
    if (isRight(marker)) return marker.right
  } catch (cause) {
    throw new DataDirectoryDamaged(directory, `${MARKER_FILE} is unreadable`, { cause })
  }
  throw new DataDirectoryDamaged(directory, `${MARKER_FILE} is not a marker of the shop`)
}

const writeMarker = (directory: string, state: Marker['state']): void => {
  const path = join(directory, MARKER_FILE)
  writeFileSync(`${path}.new`, JSON.stringify({ holds: 'iris', state }))
  renameSync(`${path}.new`, path)
}

const isEmpty = (cluster: string): boolean => !existsSync(cluster) || readdirSync(cluster).length === 0

/**
 * Tells whether the directory is new or complete, and refuses anything in between. After an interrupted first start the cluster was never
 * used, so it is deleted and created again.
 */
export const inspectDirectory = (directory: string): 'new' | 'complete' => {
  const marker = readMarker(directory)
  const cluster = clusterOf(directory)
  if (marker?.state === 'creating') rmSync(cluster, { recursive: true, force: true })
  if (marker?.state !== 'complete') {
    if (isEmpty(cluster)) return 'new'
    throw new DataDirectoryDamaged(directory, `${CLUSTER} contains files, but ${MARKER_FILE} is missing`)
  }
  const missing = ESSENTIAL.find((name) => !existsSync(join(cluster, name)))
  if (missing !== undefined) throw new DataDirectoryDamaged(directory, `${CLUSTER}/${missing} is missing`)
  return 'complete'
}

export const markCreating = (directory: string): void => {
  writeMarker(directory, 'creating')
}
export const markComplete = (directory: string): void => {
  writeMarker(directory, 'complete')
}
