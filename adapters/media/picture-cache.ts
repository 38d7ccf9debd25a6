import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Finished pictures by name: the newest in memory, all of them on disk where there is a directory. */
export type PictureCache = {
  readonly kept: (name: string) => Promise<Buffer | undefined>
  readonly keep: (name: string, picture: Buffer) => Promise<void>
}

const NOWHERE = ['ENOENT', 'ENOTDIR']

/** A picture that is not on disk is nothing to speak of; a disk that cannot be read or written is. */
const absent = (report: (error: unknown) => void) => (error: NodeJS.ErrnoException): undefined => {
  if (!NOWHERE.includes(error.code ?? '')) report(error)
}

// A picture that cannot be kept is drawn again; a full disk must not take the shop's pictures away.
const keepOnDisk = async (directory: string, name: string, picture: Buffer): Promise<void> => {
  const unfinished = join(directory, `.${name}.${randomUUID()}`)
  await mkdir(directory, { recursive: true })
  await writeFile(unfinished, picture)
  await rename(unfinished, join(directory, name))
}

export const openPictureCache = (
  bytesInMemory: number, directory?: string, report: (error: unknown) => void = () => {},
): PictureCache => {
  const memory = new Map<string, Buffer>()
  let held = 0
  const drop = (name: string): void => {
    held -= memory.get(name)?.length ?? 0
    memory.delete(name)
  }
  const hold = (name: string, picture: Buffer): void => {
    drop(name)
    memory.set(name, picture)
    held += picture.length
    for (const oldest of memory.keys()) {
      if (held <= bytesInMemory) break
      drop(oldest)
    }
  }
  return {
    kept: async (name) => {
      const picture = memory.get(name) ?? (
        directory === undefined ? undefined : await readFile(join(directory, name)).catch(absent(report))
      )
      if (picture !== undefined) hold(name, picture)
      return picture
    },
    keep: async (name, picture) => {
      hold(name, picture)
      if (directory !== undefined) await keepOnDisk(directory, name, picture).catch(absent(report))
    },
  }
}
