import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

type Package = { readonly resolved?: string; readonly integrity?: string; readonly hasInstallScript?: true }
type Packages = Readonly<Record<string, Package>>

const packages = (JSON.parse(read('package-lock.json')) as { readonly packages: Packages }).packages
const allowed = (JSON.parse(read('package.json')) as { readonly allowScripts: Readonly<Record<string, boolean>> }).allowScripts

/** What is fetched from elsewhere than the registry, or without a checksum. */
const foreign = (locked: Packages): readonly string[] => Object.entries(locked)
  .filter(([path, { resolved, integrity }]) => path !== '' && (resolved !== undefined || integrity === undefined)).map(([path]) => path)

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path
/** Builds of one binary for other machines are never installed beside each other: the one for this kind of machine speaks for all. */
const family = (name: string): string => name.replace(/\/(darwin|linux|windows)-[a-z0-9]+$/, '/linux-x64')

/** Install scripts that nobody decided about. */
const undecided = (locked: Packages, decided: Readonly<Record<string, boolean>>): readonly string[] => [...new Set(Object.entries(locked)
  .filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => family(nameOf(path))))].filter((name) => !(name in decided))

describe('the packages that the shop stands on', () => {
  it('U1 come from the registry by their checksum, none from another host or a repository', () => {
    expect(foreign(packages)).toEqual([])
    const integrity = 'sha512-x'
    expect(foreign({
      'node_modules/a': { resolved: 'git+ssh://git@example.com/a.git', integrity }, 'node_modules/b': {}, 'node_modules/c': { integrity },
    })).toEqual(['node_modules/a', 'node_modules/b'])
  })

  it('U2 run no install script that is not named in package.json, and two only', () => {
    expect(undecided(packages, allowed)).toEqual([])
    expect(undecided({ 'node_modules/lid': { hasInstallScript: true } }, allowed)).toEqual(['lid'])
    expect(Object.keys(allowed).filter((name) => allowed[name]).toSorted()).toEqual(['esbuild', 'node'])
  })

  it('U3 are a week old before they are installed', () => {
    expect(read('.npmrc')).toMatch(/^min-release-age=7$/m)
  })
})
