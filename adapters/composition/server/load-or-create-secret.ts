import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../../configuration/configuration.ts'
import { isSecret } from '../../configuration/secret.ts'

const createSecret = async (path: string): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await writeFile(path, secret, { mode: 0o600, flag: 'wx' })
  await chmod(path, 0o600)
  return secret
}

/**
 * The secret of a demo shop: created once, stored beside its data, readable by its owner only. A truncated or empty one is rejected,
 * because anybody could sign with it.
 */
const loadOrCreateSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const secret = stored === undefined ? await createSecret(path) : stored.trim()
  if (!isSecret(secret)) throw new Error(`${path} contains no valid secret. Remove the file to generate a new one, or set SECRET.`)
  return secret
}

/** The secret a shop signs and encrypts with: the configured one, or the demo shop's own. */
export const secretOf = ({ secret, dataDir }: Pick<Configuration, 'secret' | 'dataDir'>): Promise<string> =>
  secret === undefined ? loadOrCreateSecret(dataDir) : Promise.resolve(secret)
