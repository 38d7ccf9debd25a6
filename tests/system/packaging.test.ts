import { execFile, spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { servedCommand } from '../support/served-command.ts'

const ROOT = join(import.meta.dirname, '../..')
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const LONGEST = 300_000
/** What the Dockerfile removes from the installed packages. */
const LEFT_OUT = /^node_modules\/node(-bin-.*)?$/

/** A package and those below it. */
const PACKAGE = /^node_modules\/(@[^/]+\/)?[^/]+$/
/** A linked package finds others in the directory of the image only, as a copied one would. */
const AS_COPIED = { NODE_PRESERVE_SYMLINKS: '1' }

type Step = { readonly word: string; readonly rest: string }
type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>> }

/** The steps of the file, with continued lines joined. */
const steps = (): readonly Step[] =>
  text('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n').filter((line) => /^[A-Z]+ /.test(line)).map((line) => {
    const [word = '', ...rest] = line.split(' ')
    return { word, rest: rest.join(' ').trim() }
  })
const last = (word: string): string => steps().findLast((step) => step.word === word)?.rest ?? ''
/** The environment that the image sets. */
const imageSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(steps().filter(({ word }) => word === 'ENV')
    .flatMap(({ rest }) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string])))
const listed = (rest: string): readonly string[] => JSON.parse(rest.slice(rest.indexOf('['))) as readonly string[]

describe('the deployment files', () => {
  it('run the shop as "npm run serve" does, on the supported Node, and as an unprivileged user', () => {
    const { settings, words } = servedCommand()
    expect(listed(last('CMD'))).toEqual(['node', ...words])
    for (const [name, value] of Object.entries(settings)) {
      expect(last('ENV')).toContain(`${name}=${value}`)
      expect(text('deploy/iris.service')).toContain(`${name}=${value}`)
    }
    expect(text('deploy/iris.service')).toContain(`ExecStart=/usr/bin/node ${words.join(' ')}\n`)
    const { dependencies } = JSON.parse(text('package.json')) as { readonly dependencies: Readonly<Record<string, string>> }
    const images = steps().filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0])
    expect([...new Set(images)]).toEqual([`node:${dependencies['node']}-bookworm-slim`])
    expect([last('USER'), last('STOPSIGNAL')]).toEqual(['node', 'SIGTERM'])
    expect(text('deploy/iris.service')).toMatch(/^User=iris$/m)
  })

  it('set every variable that a live shop needs, and trust the one proxy before it', () => {
    const compose = text('deploy/compose.yaml')
    for (const name of [
      'DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'SMTP_URL', 'DATATRANS_MERCHANT_ID', 'DATATRANS_PASSWORD', 'DATATRANS_SIGN_KEY',
    ]) expect(compose).toMatch(new RegExp(`^    ${name}: `, 'm'))
    expect(compose).toContain('TRUST_PROXY: "1"')
    const published = [...compose.matchAll(/^  ([\w-]+):\n(?:(?!^  \w)[\s\S])*?^    ports:/gm)].map(([, name]) => name)
    expect(published).toEqual(['proxy'])
    expect(text('deploy/Caddyfile')).toContain('health_uri /health/ready')
  })
})

/** Bytes of the files below a directory. */
const sizeOf = (directory: string): number =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(directory, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)

/** There is no image builder here: its last steps are done by the test, in an empty directory. */
describe('the shop in the directory of its image', { timeout: LONGEST }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-image-'))
  let [child, port, metricsPort]: [ChildProcess | undefined, number, number] = [undefined, 0, 0]

  beforeAll(async () => {
    // What `npm ci --omit=dev` installs: all packages that are not development dependencies in the lock.
    const { packages } = JSON.parse(text('package-lock.json')) as Lock
    for (const [path, { dev = false, optional = false }] of Object.entries(packages)) {
      if (!PACKAGE.test(path) || dev || LEFT_OUT.test(path) || (optional && !existsSync(join(ROOT, path)))) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      symlinkSync(join(ROOT, path), join(folder, path))
    }
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true, filter: (from) => !/storybook|one-save|\.compiled/.test(from) })
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    ;[port, metricsPort] = [await freePort(), await freePort()]
    child = spawn(process.execPath, listed(last('CMD')).slice(1), {
      cwd: folder, stdio: 'ignore',
      env: {
        ...imageSettings(), ...AS_COPIED, MODE: 'demo', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'),
        METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn',
      },
    })
  }, LONGEST)
  afterAll(async () => {
    const ended = new Promise((resolve) => { child?.once('exit', resolve) })
    child?.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  /** The health check of the image, as it would run inside. */
  const check = async (): Promise<number> => {
    const [, ...words] = listed(last('HEALTHCHECK'))
    return await promisify(execFile)(process.execPath, [...words], { env: { PORT: String(port) } }).then(() => 0, () => 1)
  }

  it('opens without development dependencies, and its health check succeeds', async () => {
    await expect.poll(check, { timeout: 90_000, interval: 500 }).toBe(0)
    const page = await fetch(`http://127.0.0.1:${port}/p/1097`)
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true])
  })

  it('serves its metrics on the monitoring port only', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toMatch(/iris_http_request_duration_seconds_count\{method="GET",route="[^"]+",status="200"\} \d/)
    expect(metrics).toMatch(/iris_orders\{status="\w+"\} \d/)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  })

  it('H-S22 does not start, with a reason, without demo or live mode', async () => {
    const settings = { ...imageSettings(), ...AS_COPIED, DATA_DIR: join(folder, 'never') }
    const ended = promisify(execFile)(process.execPath, listed(last('CMD')).slice(1), { cwd: folder, env: settings })
    const why = expect.stringContaining('MODE must be set to demo or live') as string
    await expect(ended).rejects.toMatchObject({ code: 2, stderr: why })
  })

  it('has at most 130 MB of packages beside Node: what is bundled is not installed', () => {
    const inside = join(folder, 'node_modules')
    const packages = readdirSync(inside, { encoding: 'utf8' })
      .flatMap((name) => (name.startsWith('@') ? readdirSync(join(inside, name)).map((each) => `${name}/${each}`) : [name]))
    const size = packages.reduce((sum, name) => sum + sizeOf(realpathSync(join(inside, name))), 0)
    expect(size / 1e6).toBeLessThanOrEqual(130)
  })

  it('contains its command line', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/shop.js', 'help'], { cwd: folder, env: AS_COPIED })
    expect(stdout).toContain('backup FILE')
  })
})
