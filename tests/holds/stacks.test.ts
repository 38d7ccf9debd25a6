import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const DIST = join(import.meta.dirname, '../../dist')
const filesIn = (directory: string): readonly string[] => readdirSync(join(DIST, directory), { recursive: true, encoding: 'utf8' })

/** Something breaks at the first look at the configuration. */
const BREAKS = `process.env = new Proxy({ ...process.env }, {
  get: (env, name) => { if (name === 'MODE') throw new Error('broken'); return env[name] },
})`
const breaking = `data:text/javascript,${encodeURIComponent(BREAKS)}`

it('F-D05 a stack of the built server names the file and the line that somebody wrote', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', breaking, 'dist/server/main.js'], { cwd: join(DIST, '..') })
    .catch((error: unknown) => error as { readonly stderr: string })
  const [, file = '', line = ''] = /\(.*\/(adapters\/configuration\/[\w-]+\.ts):(\d+):\d+\)/.exec(stderr) ?? []
  expect(readFileSync(join(DIST, '..', file), 'utf8').split('\n')[Number(line) - 1]).toContain('environment[')
})

it('F-D05 U6 the browser’s maps lie apart: none is served, none is named', () => {
  expect(filesIn('client').filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = filesIn('client').filter((name) => name.endsWith('.js'))
  expect(scripts.filter((name) => readFileSync(join(DIST, 'client', name), 'utf8').includes('sourceMappingURL'))).toEqual([])
  const maps = filesIn('maps')
  expect(maps.length).toBeGreaterThan(50)
  expect(maps.filter((map) => !scripts.includes(`assets/${map.replace(/\.map$/, '')}`))).toEqual([])
})
