import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openVwoFlags, type VwoFlags } from '../../../adapters/flags/vwo-flags.ts'
import type { FlagStates } from '../../../application/commerce/shop/what-is-shown.ts'
import { openExperimentService, type ExperimentService } from '../../support/flags/experiment-service.ts'
import { chf } from '../../support/builders/money.ts'

const AT = { brandChannel: 'iris', locale: 'de' } as const
const green = 'anna-4711-anna-4711'
const LOOK = { timeout: 20_000, interval: 50 }

// The library of the service is one for the whole process, so there is one of it here too.
describe('features sorted by the library of VWO', () => {
  let [service, vwo]: [ExperimentService | undefined, VwoFlags | undefined] = [undefined, undefined]
  const problems: unknown[] = []
  let [now, early]: [number, FlagStates | undefined] = [0, undefined]
  const flags = () => vwo?.flags ?? expect.fail('nothing is open')
  const readReport = (event: string) => service?.told(event) ?? []
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

  it('knows of nothing until the settings have come', () => { expect(early).toEqual(new Map()) })

  it('AS-AB-08 a feature is asked for by its key, and answered as on or off with its values', async () => {
    const known = await flags().flags(['newHeader', 'location', 'nobody-knows'], { ...AT, visitor: green })()
    const value = expect.stringMatching(/grey|green/) as string
    expect(known.get('newHeader')).toEqual({ isEnabled: true, variables: [{ key: 'color', value }] })
    expect(known.get('location')).toEqual({ isEnabled: false, variables: [] })
    expect(known.get('nobody-knows')?.isEnabled ?? false).toBe(false)
  })

  it('sorts a visitor the same way each time, and some one way, some the other', async () => {
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-number-${index}`)
    const once = await Promise.all(visitors.map(colorOf))
    expect(await Promise.all(visitors.map(colorOf))).toEqual(once)
    expect(new Set(once)).toEqual(new Set(['grey', 'green']))
  })

  it('AS-AB-05 the service hears of a feature by its key and of whom by a name it cannot turn back, and of nothing else', async () => {
    await expect.poll(() => readReport('vwo_variationShown').length, LOOK).toBeGreaterThan(0)
    const shown = readReport('vwo_variationShown')
    expect(JSON.stringify(shown)).not.toContain(green)
    expect(Object.keys(shown[0]?.props ?? {}).toSorted()).toEqual(
      ['id', 'isFirst', 'variation', 'vwo_envKey', 'vwo_sdkName', 'vwo_sdkVersion'])
    expect(Object.keys(shown[0]?.visitor ?? {})).toEqual(['vwo_fs_environment'])
  })

  it('AS-AB-06 AS-AB-07 a purchase is told by its name, its worth and who bought, guest or customer, of whoever was sorted', async () => {
    vwo?.results.purchased({ visitor: green, buyer: 'customer', total: chf(12_345) })()
    await expect.poll(() => readReport('purchase').length, LOOK).toBe(1)
    await expect.poll(() => readReport('vwo_syncVisitorProp').length, LOOK).toBe(1)
    const [purchase, attribute] = [readReport('purchase')[0], readReport('vwo_syncVisitorProp')[0]]
    expect(purchase?.props).toMatchObject({ revenue: 123.45, currency: 'CHF' })
    expect(attribute?.visitor).toEqual({ vwo_fs_environment: 'open-sesame', buyer: 'customer' })
    expect(purchase?.of).toBe(attribute?.of)
  })

  it('asks nothing for whoever is not known again', async () => {
    expect(await flags().flags(['newHeader', 'location'], AT)()).toEqual(new Map())
  })

  it('answers what was known last while the service does not, and is another once an experiment is, looked at each minute', async () => {
    const looks = () => service?.asked.filter((path) => path.endsWith('-settings')).length
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
