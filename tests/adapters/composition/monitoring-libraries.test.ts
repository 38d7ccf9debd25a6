import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('loads no monitoring library without monitoring, and each one if configured', async () => {
  // In a separate process: other tests have loaded the libraries in this one.
  const lines = `
    import { registerHooks } from 'node:module'
    import { createServer } from 'vite'
    const loaded = new Set()
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); loaded.add(found.url); return found } })
    const vite = await createServer({
      configFile: false, logLevel: 'error', optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, ws: false, watch: null },
    })
    const { openMonitoring } = await vite.ssrLoadModule('/adapters/composition/server/monitoring.ts')
    const libraries = () => [...loaded].filter((url) => /node_modules.(@opentelemetry|@sentry|prom-client)/.test(url)).length
    await openMonitoring({}, () => {})
    const before = libraries()
    await openMonitoring({ traces: { url: 'http://127.0.0.1:1', share: 1 } }, () => {})
    process.stdout.write(JSON.stringify([before, libraries() > 0]))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--no-warnings', '-e', lines])
  expect(JSON.parse(stdout)).toEqual([0, true])
})
