import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { runtimeProblem } from '../../adapters/composition/server/runtime.ts'

const pretending = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`

/** An old Node lacks newer functions of its own modules: a static import of them would fail before the message. */
const WITHOUT_NEWER = `data:text/javascript,import{registerHooks}from'node:module';registerHooks({resolve:(name,context,next)=>
name==='node:module'?{url:'data:text/javascript,export default {}',shortCircuit:true}:next(name,context)})`.replaceAll('\n', '')

type Ended = { readonly code: number; readonly stderr: string; readonly stdout: string }

const runPretending = (version: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Ended> => {
  const env = { PATH: process.env['PATH'] ?? '', ...settings }
  return promisify(execFile)(process.execPath, ['--import', pretending(version), ...args], { env })
    .then(() => ({ code: 0, stderr: '', stdout: '' }), (error: unknown) => error as Ended)
}

it('F-O06 refuses to start on a Node that is too old, with one clear line', async () => {
  const settings = { PORT: '1', DATA_DIR: '/nonexistent/iris' }
  const { code, stderr, stdout } = await runPretending('20.19.5', ['--import', WITHOUT_NEWER, 'dist/server/main.js'], settings)
  expect([code, stdout, stderr.trim().split('\n')]).toEqual([
    1, '', ['The shop cannot start: it needs Node 22 or newer, and this is 20.19.5. "npm run serve" brings its own.'],
  ])
})

it('F-O06 accepts the oldest supported Node, and newer ones', () => {
  expect(['22.0.0', '24.21.0', '100.1.0'].map(runtimeProblem)).toEqual([undefined, undefined, undefined])
  for (const version of ['20.19.5', '21.9.9', '8.0.0']) expect(runtimeProblem(version)).toContain(version)
})

it.each([
  ['vitest', ['node_modules/vitest/vitest.mjs', 'list', '--project', 'domain', '--filesOnly']],
  ['vite', ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.config.ts', '--app', '--outDir', '/nonexistent/iris']],
  ['playwright', ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', '--list']],
])('H-T03 ends %s with one clear line on an old Node', async (_, args) => {
  const { code, stderr } = await runPretending('20.20.2', args)
  expect([code, stderr.trim().split('\n')]).toEqual([
    1, ['This needs Node 22 or newer, and this is 20.20.2. "npx" and "npm run" bring the project\'s own.'],
  ])
})
