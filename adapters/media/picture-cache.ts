import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Finished pictures by name: the newest in memory, all of them on disk if there is a directory. */
export type PictureCache = {
  readonly read: (name: string) => Promise<Buffer | undefined>
  readonly store: (name: string, picture: Buffer) => Promise<void>
}

/** A missing file is normal; any other error of a disk is reported. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const unlessMissing = (report: (error: unknown) => void) => (error: unknown): undefined => {
  if (!isMissing(error)) report(error)
}

// A picture that cannot be stored is rendered again: a full disk must not remove the shop's pictures.
const storeOnDisk = async (directory: string, name: string, picture: Buffer): Promise<void> => {
  const unfinished = join(directory, `.${name}.${randomUUID()}`)
  await mkdir(directory, { recursive: true })
  await writeFile(unfinished, picture)
  await rename(unfinished, join(directory, name))
}

export const openPictureCache = (
  bytesInMemory: number, directory?: string, report: (error: unknown) => void = () => {},
): PictureCache => {
  const memory = new Map<string, Buffer>()
  let cachedBytes = 0
  const evict = (name: string): void => {
    cachedBytes -= memory.get(name)?.length ?? 0
    memory.delete(name)
  }
  const cache = (name: string, picture: Buffer): void => {
    evict(name)
    memory.set(name, picture)
    cachedBytes += picture.length
    for (const oldest of memory.keys()) {
      if (cachedBytes <= bytesInMemory) break
      evict(oldest)
    }
  }
  return {
    read: async (name) => {
      const picture = memory.get(name) ?? (
        directory === undefined ? undefined : await readFile(join(directory, name)).catch(unlessMissing(report))
      )
      if (picture !== undefined) cache(name, picture)
      return picture
    },
    store: async (name, picture) => {
      cache(name, picture)
      if (directory !== undefined) await storeOnDisk(directory, name, picture).catch(unlessMissing(report))
    },
  }
}
