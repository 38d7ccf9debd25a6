import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openVwoFlags, type VwoFlags } from '../../../adapters/flags/vwo-flags.ts'
import type { FlagStates } from '../../../application/commerce/shop/page-context.ts'
import { openExperimentService, type ExperimentService } from '../../support/flags/experiment-service.ts'
import { chf } from '../../support/builders/money.ts'

const AT = { brandChannel: 'iris', locale: 'de' } as const
const green = 'anna-4711-anna-4711'
const LOOK = { timeout: 20_000, interval: 50 }

// The library of the service is a singleton in the process, so there is one of it here too.
describe('feature flags by the VWO library', () => {
  let [service, vwo]: [ExperimentService | undefined, VwoFlags | undefined] = [undefined, undefined]
  const problems: unknown[] = []
  let [now, early]: [number, FlagStates | undefined] = [0, undefined]
  const flags = () => vwo?.flags ?? expect.fail('nothing is open')
  const eventsOf = (event: string) => service?.eventsOf(event) ?? []
  const colorOf = async (visitor: string): Promise<unknown> =>
    (await flags().flags(['newHeader'], { ...AT, visitor })()).get('newHeader')?.variables.find(({ key }) => key === 'color')?.value
  beforeAll(async () => {
    service = await openExperimentService()
    vwo = openVwoFlags({
      account: { accountId: '654321', sdkKey: 'open-sesame', gateway: service.url },
      report: (problem) => { problems.push(problem) },
      clock: () => now,
    })
    early = await flags().flags(['newHeader'], { ...AT, visitor: green })()
    await vi.waitUntil(() => flags().version() === '1', LOOK)
  })
  afterAll(() => { service?.close() })

  it('are unknown until the settings are loaded', () => { expect(early).toEqual(new Map()) })

  it('AS-AB-08 a feature is requested by its key, and returned as on or off with its values', async () => {
    const initial = await flags().flags(['newHeader', 'location', 'nobody-knows'], { ...AT, visitor: green })()
    const value = expect.stringMatching(/grey|green/) as string
    expect(initial.get('newHeader')).toEqual({ isEnabled: true, variables: [{ key: 'color', value }] })
    expect(initial.get('location')).toEqual({ isEnabled: false, variables: [] })
    expect(initial.get('nobody-knows')?.isEnabled ?? false).toBe(false)
  })

  it('assigns a visitor the same variant each time, and visitors to different variants', async () => {
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-number-${index}`)
    const once = await Promise.all(visitors.map(colorOf))
    expect(await Promise.all(visitors.map(colorOf))).toEqual(once)
    expect(new Set(once)).toEqual(new Set(['grey', 'green']))
  })

  it('AS-AB-05 the service receives the feature key and an irreversible visitor id, and nothing else', async () => {
    await expect.poll(() => eventsOf('vwo_variationShown').length, LOOK).toBeGreaterThan(0)
    const variationEvents = eventsOf('vwo_variationShown')
    expect(JSON.stringify(variationEvents)).not.toContain(green)
    expect(Object.keys(variationEvents[0]?.props ?? {}).toSorted()).toEqual(
      ['id', 'isFirst', 'variation', 'vwo_envKey', 'vwo_sdkName', 'vwo_sdkVersion'])
    expect(Object.keys(variationEvents[0]?.visitor ?? {})).toEqual(['vwo_fs_environment'])
  })

  it('AS-AB-06 AS-AB-07 a purchase is sent with its name, its amount and guest or customer, for assigned visitors only', async () => {
    vwo?.results.purchased({ visitor: green, buyer: 'customer', total: chf(12_345) })()
    await expect.poll(() => eventsOf('purchase').length, LOOK).toBe(1)
    await expect.poll(() => eventsOf('vwo_syncVisitorProp').length, LOOK).toBe(1)
    const [purchase, attribute] = [eventsOf('purchase')[0], eventsOf('vwo_syncVisitorProp')[0]]
    expect(purchase?.props).toMatchObject({ revenue: 123.45, currency: 'CHF' })
    expect(attribute?.visitor).toEqual({ vwo_fs_environment: 'open-sesame', buyer: 'customer' })
    expect(purchase?.of).toBe(attribute?.of)
  })

  it('sends nothing for a visitor without an id', async () => {
    expect(await flags().flags(['newHeader', 'location'], AT)()).toEqual(new Map())
  })

  it('returns the last known value during an outage, and polls for changed experiments each minute', async () => {
    const looks = () => service?.paths.filter((path) => path.endsWith('-settings')).length
    expect([flags().version(), looks()]).toEqual(['1', 1])
    service?.fail(true)
    now += 60_000
    flags().version()
    await expect.poll(() => problems.length, LOOK).toBeGreaterThan(0)
    expect(await colorOf(green)).toMatch(/grey|green/)
    service?.fail(false)
    service?.change()
    now += 59_999
    expect(flags().version()).toBe('1')
    now += 1
    await expect.poll(() => flags().version(), LOOK).toBe('2')
    expect(looks()).toBe(3)
  })
})
