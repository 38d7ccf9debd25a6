import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import accepted from '../../deploy/packages.json' with { type: 'json' }
import { dependenciesOf, bundledPackages, importedBy } from '../support/bundled-packages.ts'

const DIST = join(import.meta.dirname, '../../dist')
const filesIn = (directory: string): readonly string[] => readdirSync(join(DIST, directory), { recursive: true, encoding: 'utf8' })

/** Reading the configuration fails. */
const BREAKS = `process.env = new Proxy({ ...process.env }, {
  get: (env, name) => { if (name === 'MODE') throw new Error('broken'); return env[name] },
})`
const breaking = `data:text/javascript,${encodeURIComponent(BREAKS)}`

it('F-D05 a stack of the built server names the source file and line', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', breaking, 'dist/server/main.js'], { cwd: join(DIST, '..') })
    .catch((error: unknown) => error as { readonly stderr: string })
  const [, file = '', line = ''] = /\(.*\/(adapters\/configuration\/[\w-]+\.ts):(\d+):\d+\)/.exec(stderr) ?? []
  expect(readFileSync(join(DIST, '..', file), 'utf8').split('\n')[Number(line) - 1]).toContain('environment[')
})

it('F-D05 U6 the browser’s source maps are separate: none is served, none is named', () => {
  expect(filesIn('client').filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = filesIn('client').filter((name) => name.endsWith('.js'))
  expect(scripts.filter((name) => readFileSync(join(DIST, 'client', name), 'utf8').includes('sourceMappingURL'))).toEqual([])
  const maps = filesIn('maps')
  expect(maps.length).toBeGreaterThan(50)
  expect(maps.filter((map) => !scripts.includes(`assets/${map.replace(/\.map$/, '')}`))).toEqual([])
})

it('U4 the build contains no unreviewed package: deploy/packages.json names each of them', () => {
  const built = bundledPackages()
  for (const place of ['browser', 'server', 'besideTheServer'] as const) {
    const [named, there] = [accepted[place], built[place]]
    const message = `new in ${place}: look at what it does and who makes it, then name it in deploy/packages.json`
    expect(there.filter((name) => !named.includes(name)), message).toEqual([])
    expect(named.filter((name) => !there.includes(name)), `no longer in ${place}: take it out of deploy/packages.json`).toEqual([])
    expect(named, place).toEqual(named.toSorted())
  }
})

it('U4 a package is detected in an import, a re-export or a dynamic import, with its dependencies', () => {
  const script = 'import a from"one";import"./own.js";import"node:fs";export{b}from"@two/in/part";'
    + 'const c=await import("three/x"),d=import(`./${c}`)'
  expect(importedBy(script)).toEqual(['@two/in', 'one', 'three'])
  const lock = {
    'node_modules/one': { dependencies: { lid: '1' }, optionalDependencies: { gone: '1' } }, 'node_modules/lid': {},
    'node_modules/one/node_modules/lid': { peerDependencies: { pot: '1' } }, 'node_modules/pot': {}, 'node_modules/other': {},
  }
  expect(dependenciesOf(['one'], lock)).toEqual(['lid', 'one', 'pot'])
})
