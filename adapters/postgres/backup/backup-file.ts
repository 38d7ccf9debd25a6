import { createReadStream, createWriteStream, existsSync, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { once } from 'node:events'
import { onExit } from 'signal-exit'
import { NotABackup } from './backup-lines.ts'

const onDisk = (path: string): void => {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

const PART = '.part'

/** There is a file of this name: perhaps yesterday's backup. */
export class BackupIsThere extends Error {
  override readonly name = 'BackupIsThere'

  constructor(path: string) {
    super(`${path} already exists. Choose another file.`)
  }
}

/** No file can be written where this one is to stand. */
export class NoPlaceForBackup extends Error {
  override readonly name = 'NoPlaceForBackup'

  constructor(path: string, reason: string) {
    super(`${path} cannot be written (${reason}). Choose a file in an existing, writable directory.`)
  }
}

const mayBeWritten = (path: string): void => {
  try {
    closeSync(openSync(path, 'w', 0o600))
  } catch (error) {
    throw new NoPlaceForBackup(path.slice(0, -PART.length), (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

/**
 * Lets somebody write a packed file, which has its name only once it is whole and on the disk. Personal data: nobody but the owner may
 * read it.
 */
export const writePackedFile = async <Value>(
  path: string, run: (write: (text: string) => Promise<void>) => Promise<Value>,
): Promise<Value> => {
  if (existsSync(path)) throw new BackupIsThere(path)
  const part = `${path}${PART}`
  rmSync(part, { force: true })
  mayBeWritten(part)
  const packing = createGzip()
  const file = createWriteStream(part, { mode: 0o600 })
  packing.pipe(file)
  const leaveNothing = (): void => { rmSync(part, { force: true }) }
  // Somebody who stops it half way would otherwise leave personal data under a name that nobody looks for.
  const stayed = onExit(leaveNothing)
  const done = Promise.all([finished(packing), finished(file)])
  // Whoever waits for the next line hears of it; here it must not end the process first.
  done.catch(() => undefined)
  try {
    const value = await run(async (text) => {
      if (!packing.write(text)) await Promise.race([once(packing, 'drain'), done])
    })
    packing.end()
    await done
    onDisk(part)
    renameSync(part, path)
    return value
  } catch (error) {
    packing.destroy()
    file.destroy()
    leaveNothing()
    throw error
  } finally {
    stayed()
  }
}

const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

/** The lines of a packed file; rejects with `NotABackup` where it is cut off, damaged or something else. */
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
