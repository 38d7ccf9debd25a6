import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of a demo shop: made once, kept beside its data, readable by its owner only. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    const secret = randomBytes(32).toString('base64url')
    await writeFile(path, secret, { mode: 0o600, flag: 'wx' })
    await chmod(path, 0o600)
    return secret
  }
}
