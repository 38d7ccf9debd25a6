import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { runtimeProblem } from '../../adapters/composition/server/runtime.ts'

const pretending = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`

it('F-O06 refuses to start under a Node that is too old, in one clear line', async () => {
  const started = promisify(execFile)(process.execPath, ['--import', pretending('20.19.5'), 'dist/server/main.js'], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '1', DATA_DIR: '/nonexistent/iris' },
  })
  const { code, stderr, stdout } = await started.then(() => ({ code: 0, stderr: '', stdout: '' }), (error: unknown) =>
    error as { readonly code: number; readonly stderr: string; readonly stdout: string })
  expect([code, stdout, stderr.trim().split('\n')]).toEqual([
    1, '', ['The shop cannot start: it needs Node 22 or newer, and this is 20.19.5. "npm run serve" brings its own.'],
  ])
})

it('F-O06 takes the oldest Node it was made for, and newer ones', () => {
  expect(['22.0.0', '24.21.0', '100.1.0'].map(runtimeProblem)).toEqual([undefined, undefined, undefined])
  for (const version of ['20.19.5', '21.9.9', '8.0.0']) expect(runtimeProblem(version)).toContain(version)
})
