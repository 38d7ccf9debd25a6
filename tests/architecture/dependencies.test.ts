import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

type Package = { readonly resolved?: string; readonly integrity?: string; readonly hasInstallScript?: true }
type Packages = Readonly<Record<string, Package>>

const packages = (JSON.parse(read('package-lock.json')) as { readonly packages: Packages }).packages
const allowed = (JSON.parse(read('package.json')) as { readonly allowScripts: Readonly<Record<string, boolean>> }).allowScripts

/** Packages from outside the registry, or without a checksum. */
const foreign = (locked: Packages): readonly string[] => Object.entries(locked)
  .filter(([path, { resolved, integrity }]) => path !== '' && (resolved !== undefined || integrity === undefined)).map(([path]) => path)

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path
/** Builds of one binary for other platforms are never installed together: one build represents all. */
const family = (name: string): string => name.replace(/\/(darwin|linux|windows)-[a-z0-9]+$/, '/linux-x64')

/** Install scripts without a decision. */
const undecided = (locked: Packages, decided: Readonly<Record<string, boolean>>): readonly string[] => [...new Set(Object.entries(locked)
  .filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => family(nameOf(path))))].filter((name) => !(name in decided))

describe('the packages of the shop', () => {
  it('U1 come from the registry by their checksum, none from another host or a repository', () => {
    expect(foreign(packages)).toEqual([])
    const integrity = 'sha512-x'
    expect(foreign({
      'node_modules/a': { resolved: 'git+ssh://git@example.com/a.git', integrity }, 'node_modules/b': {}, 'node_modules/c': { integrity },
    })).toEqual(['node_modules/a', 'node_modules/b'])
  })

  it('U2 run no install script except those in package.json, and two only', () => {
    expect(undecided(packages, allowed)).toEqual([])
    expect(undecided({ 'node_modules/lid': { hasInstallScript: true } }, allowed)).toEqual(['lid'])
    expect(Object.keys(allowed).filter((name) => allowed[name]).toSorted()).toEqual(['esbuild', 'node'])
  })

  it('U3 are at least a week old when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^min-release-age=7$/m)
  })
})
