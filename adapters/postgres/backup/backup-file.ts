import { createReadStream, createWriteStream, existsSync, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { once } from 'node:events'
import { onExit } from 'signal-exit'
import { NotABackup } from './backup-lines.ts'

const flushToDisk = (path: string): void => {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const PART = '.part'

/** The file exists already; it may be an earlier backup. */
export class BackupExists extends Error {
  override readonly name = 'BackupExists'

  constructor(path: string) {
    super(`${path} already exists. Choose another file.`)
  }
}

/** The backup file cannot be created at this path. */
export class BackupNotWritable extends Error {
  override readonly name = 'BackupNotWritable'

  constructor(path: string, reason: string) {
    super(`${path} cannot be written (${reason}). Choose a file in an existing, writable directory.`)
  }
}

const assertWritable = (path: string): void => {
  try {
    closeSync(openSync(path, 'w', 0o600))
  } catch (error) {
    throw new BackupNotWritable(path.slice(0, -PART.length), (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

/**
 * Writes a gzip file through `run`. The file gets its final name only when it is complete and flushed to disk. It holds personal data, so
 * only its owner may read it.
 */
export const writePackedFile = async <Value>(
  path: string, run: (write: (text: string) => Promise<void>) => Promise<Value>,
): Promise<Value> => {
  if (existsSync(path)) throw new BackupExists(path)
  const part = `${path}${PART}`
  rmSync(part, { force: true })
  assertWritable(part)
  const packing = createGzip()
  const file = createWriteStream(part, { mode: 0o600 })
  packing.pipe(file)
  const removePartFile = (): void => { rmSync(part, { force: true }) }
  // When the process is interrupted, the partial file with personal data must not stay on the disk.
  const removeExitListener = onExit(removePartFile)
  const done = Promise.all([finished(packing), finished(file)])
  // `run` sees a failure at its next write; until then an unhandled rejection would end the process.
  done.catch(() => undefined)
  try {
    const value = await run(async (text) => {
      if (!packing.write(text)) await Promise.race([once(packing, 'drain'), done])
    })
    packing.end()
    await done
    flushToDisk(part)
    renameSync(part, path)
    return value
  } catch (error) {
    packing.destroy()
    file.destroy()
    removePartFile()
    throw error
  } finally {
    removeExitListener()
  }
}

const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

/** The lines of a gzip file. Rejects with `NotABackup` if the file is truncated, damaged or not gzip. */
export const readPackedFile = async function* (path: string): AsyncGenerator<string> {
  const packed = createReadStream(path)
  const text = createGunzip()
  packed.on('error', (error) => { text.destroy(error) })
  packed.pipe(text)
  try {
    let rest = ''
    text.setEncoding('utf8')
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') throw new NotABackup('it is truncated')
  } catch (error) {
    throw isDamaged(error) ? new NotABackup('it is truncated, damaged or not a backup', { cause: error }) : error
  } finally {
    packed.destroy()
  }
}
