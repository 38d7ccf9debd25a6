import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../domain/refusal.ts'
import type { FindMaster, Master } from './master.ts'
import { isMissing } from './picture-cache.ts'

const PATH = /^[\w-]{1,40}(?:\/[\w-]{1,40}){1,4}$/
const EXTENSION = /\.(?:avif|webp|jpe?g|png)$/
/** Addresses may end in the extension of another format. */
const ANY_EXTENSION = /\.\w{1,5}$/

const filesIn = (directory: string): Promise<readonly string[]> =>
  readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

const findIn = async (directory: string, path: string): Promise<Master | undefined> => {
  const folder = join(directory, dirname(path))
  const file = (await filesIn(folder)).find((name) => EXTENSION.test(name) && name.replace(EXTENSION, '') === basename(path))
  if (file === undefined) return undefined
  const { mtimeMs, size } = await stat(join(folder, file))
  return {
    name: `${folder}/${file} ${mtimeMs} ${size}`,
    fit: path.startsWith('p/') ? 'whole' : 'filled',
    read: () => readFile(join(folder, file)),
  }
}

/** Masters as files: that of `p/1001/front` is `p/1001/front.jpg` in the first directory that has one, in any format. */
export const masterFiles = (directories: readonly string[], report: (error: unknown) => void = () => {}): FindMaster => (path) =>
  TE.tryCatch(async () => {
    const bare = path.replace(ANY_EXTENSION, '')
    if (!PATH.test(bare)) return undefined
    for (const directory of directories) {
      const master = await findIn(directory, bare)
      if (master !== undefined) return master
    }
    return undefined
  }, (error): ServiceUnavailable => {
    report(error)
    return { _tag: 'ServiceUnavailable' }
  })
