import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { noContent } from '../../../../adapters/memory/content/no-content.ts'
import { readBlocks } from '../../../../adapters/commerce-api/content/block.codec.ts'
import type { FeatureFlag } from '../../../../domain/content/feature-flag.ts'
import type { Locale } from '../../../../domain/shop/locale.ts'
import { value } from '../../../support/outcome.ts'
import { GUEST } from '../../../support/commerce.ts'

const banner = (fields: object) => ({ component: 'time_limited_banner', mobile: { filename: 'f' }, ...fields })
const variant = (variables: readonly object[], defaultVariant = false) =>
  ({ component: 'ab_test', featureKey: 'newHeader', variables, defaultVariant, content: [{ component: 'separator' }] })

/** A shop with one page; returns the number of visible blocks and the editor warnings. */
const openFixture = (blocks: readonly object[], flag?: FeatureFlag) => {
  const faults: string[] = []
  const body = readBlocks(blocks, ({ problem }) => { throw new Error(problem) })
  const shop = openHeadlessShop({
    content: {
      ...noContent,
      page: (slug) => ({ slug, title: '', description: '', body }), version: () => '1', report: (fault) => { faults.push(fault) },
    },
    flags: {
      flags: (keys) => () => Promise.resolve(new Map(flag !== undefined && keys.includes('newHeader') ? [['newHeader', flag]] : [])),
      version: () => '',
    },
  })
  const display = async (slug = 'home', locale: Locale = 'de') =>
    (await value(shop.commerce.shop({ ...GUEST, locale }).content.getContentPage({ slug })))?.body.length
  return { shop, faults, display }
}

const visibleAt = async (moment: string, fields: object): Promise<number | undefined> => {
  const { shop, display } = openFixture([banner(fields)])
  shop.clock.set(new Date(moment))
  return display()
}

describe('the visible part of a content page', () => {
  const window = { startTime: '2025-03-01 08:00', endTime: '2025-03-02 08:00' }

  it('AS-BANNER-03 contains a banner within its period, in Zurich time, through the whole last minute', async () => {
    const at = (moment: string) => visibleAt(moment, window)
    expect(await at('2025-03-01T07:59:00+01:00')).toBe(0)
    expect(await at('2025-03-01T08:00:00+01:00')).toBe(1)
    expect(await at('2025-03-02T08:00:59+01:00')).toBe(1)
    expect(await at('2025-03-02T08:01:00+01:00')).toBe(0)
    expect(await visibleAt('2025-07-01T07:30:00+02:00', { startTime: '2025-07-01 08:00' })).toBe(0)
    expect(await visibleAt('2025-07-01T08:00:00+02:00', { startTime: '2025-07-01 08:00' })).toBe(1)
    expect(await visibleAt('1999-01-01T00:00:00Z', {})).toBe(1)
  })

  it('AS-BANNER-01 ignores a time in another format and logs it', async () => {
    const { faults, display } = openFixture([banner({ startTime: '01.03.2099', endTime: '2099-03-01 08:00' })])
    expect(await display()).toBe(1)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('01.03.2099')
  })

  it('AS-BANNER-04 contains a banner on its included paths, with language; on all pages when none is listed', async () => {
    const { display } = openFixture([banner({ includeInUrls: ['^/c/', '^/fr/c/'] })])
    expect([await display('c/x'), await display('p/1'), await display('c/x', 'fr'), await display('c/x', 'it')]).toEqual([1, 0, 1, 0])
    expect(await openFixture([banner({ includeInUrls: [] })]).display('p/1')).toBe(1)
  })

  it('AS-BANNER-05 contains no banner on an excluded path, whatever includes it', async () => {
    const { display } = openFixture([banner({ excludeFromUrls: ['^/c/x'], includeInUrls: ['^/c/'] })])
    expect([await display('c/x'), await display('c/y')]).toEqual([0, 1])
  })

  it('AS-BANNER-07 ignores an invalid pattern and logs it', async () => {
    const alone = openFixture([banner({ includeInUrls: ['('] })])
    expect([await alone.display('c/x'), alone.faults.length]).toEqual([0, 1])
    expect(await openFixture([banner({ includeInUrls: ['(', '^/c/'] })]).display('c/x')).toBe(1)
    expect(await openFixture([banner({ excludeFromUrls: ['('] })]).display('c/x')).toBe(1)
  })

  it('decision S18 ignores at once a pattern that could block the shop', async () => {
    for (const pattern of ['^(a+)+$', '(a|a)*b', 'a'.repeat(300)])
      expect(await openFixture([banner({ includeInUrls: [pattern] })]).display('a'.repeat(60))).toBe(0)
  })

  const variables = [
    { variableKey: 'color', value: '3', type: 'Integer' }, { variableKey: 'on', value: 'true', type: 'Boolean' },
  ]
  const flag = (color: unknown, on: unknown): FeatureFlag =>
    ({ isEnabled: true, variables: [{ key: 'color', value: color }, { key: 'on', value: on }] })

  it('AS-AB-01 AS-ENT-27 contains a variant whose every variable has its value, of its type', async () => {
    expect(await openFixture([variant(variables)], flag(3, true)).display()).toBe(1)
    expect(await openFixture([variant(variables)], flag(3, false)).display()).toBe(0)
    expect(await openFixture([variant(variables)], flag('3', true)).display()).toBe(0)
    const broken = openFixture([variant([{ variableKey: 'color', value: 'abc', type: 'Integer' }])], flag(3, true))
    expect([await broken.display(), broken.faults.length]).toEqual([0, 1])
    const kinds = [{ variableKey: 'color', value: '1.5', type: 'Float' }, { variableKey: 'on', value: 'yes', type: 'String' }]
    expect(await openFixture([variant(kinds)], flag(1.5, 'yes')).display()).toBe(1)
  })

  it('AS-AB-02 treats a missing variable as the default variant, and a disabled flag too', async () => {
    const other = [{ variableKey: 'other', value: '1', type: 'String' }]
    expect(await openFixture([variant(other, true)], flag(3, true)).display()).toBe(1)
    expect(await openFixture([variant(other)], flag(3, true)).display()).toBe(0)
    expect(await openFixture([variant(variables, true)], { ...flag(9, false), isEnabled: false }).display()).toBe(1)
    expect(await openFixture([variant(variables)]).display()).toBe(0)
  })

  it('AS-AB-03 contains a variant without variables only as the default', async () => {
    expect(await openFixture([variant([])], flag(3, true)).display()).toBe(0)
    expect(await openFixture([variant([], true)], flag(3, true)).display()).toBe(1)
  })

  it('is filtered within blocks too', async () => {
    const over = banner({ endTime: '2000-01-01 00:00' })
    const { shop } = openFixture([{ component: 'page_wrapper', body: [over, { component: 'separator' }] }])
    const page = await value(shop.commerce.shop(GUEST).content.getContentPage({ slug: 'home' }))
    expect(page?.body).toEqual([{ _tag: 'PageWrapper', body: [{ _tag: 'Separator' }] }])
  })
})
