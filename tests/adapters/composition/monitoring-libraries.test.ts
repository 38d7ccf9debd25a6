import { registerHooks } from 'node:module'
import { expect, it, onTestFinished } from 'vitest'
import { openMonitoring } from '../../../adapters/composition/server/monitoring.ts'
import type { Configuration } from '../../../adapters/configuration/configuration.ts'

const isMonitoringLibrary = (url: string): boolean => /node_modules\/(?:@opentelemetry|@sentry|prom-client)\//.test(url)

it('loads no monitoring library without monitoring, and each one if configured', async () => {
  const loaded = new Set<string>()
  const hooks = registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context)
      if (isMonitoringLibrary(found.url)) loaded.add(found.url)
      return found
    },
  })
  onTestFinished(() => { hooks.deregister() })
  await openMonitoring({} as Configuration, () => {})
  expect([...loaded]).toEqual([])
  const { close } = await openMonitoring({ traces: { url: 'http://127.0.0.1:1', share: 1 } } as Configuration, () => {})
  onTestFinished(() => close())
  expect(loaded.size).toBeGreaterThan(0)
})
