import { describe, expect, it } from 'vitest'
import { storefrontContainer } from '../../../adapters/composition/bind-storefront.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { inProcessGateways } from '../../../adapters/composition/in-process-gateways.ts'
import { openDeferredContainer, provide, provideValue } from '../../../adapters/composition/provide.ts'
import { noLonger } from '../../../application/storefront/shop/loading-time.ts'
import { token } from '../../../application/token.ts'
import { readModules } from '../../architecture/imports.ts'

const root = new URL('../../..', import.meta.url).pathname

/** Every token of a layer, found by loading the modules that export one. */
const tokensOf = async (floor: string): Promise<ReadonlyMap<string, symbol>> => {
  const naming = readModules(root, [floor]).filter(({ code }) => /= token</.test(code))
  const loaded = await Promise.all(naming.map(async ({ path }) => (await import(`${root}${path}`)) as Record<string, unknown>))
  const exported = loaded.flatMap((module) => Object.entries(module))
  return new Map(exported.filter((entry): entry is [string, symbol] => typeof entry[1] === 'symbol'))
}

describe('the container of a storefront', () => {
  const shop = openHeadlessShop()

  it('resolves every token of the storefront', async () => {
    const gateways = inProcessGateways(shop.commerce, { brandChannel: 'iris', locale: 'de', publicUrl: 'http://x.example' })
    const keeper = { read: () => undefined, store: () => {}, clear: () => {} }
    const container = storefrontContainer(gateways, {
      keeper,
      campaigns: { store: () => {} },
      traces: { clear: () => {}, setOrdered: () => {}, clearOrdered: () => {}, ordered: () => undefined },
      today: () => '2026-03-02',
      shop: shop.ports.register.settings('iris'),
      log: { warn: () => {} },
      loading: noLonger,
    })
    const tokens = await tokensOf('application/storefront')
    expect(tokens.size).toBeGreaterThan(25)
    for (const [name, tokenOfLayer] of tokens) expect(container.get(tokenOfLayer), name).toBeDefined()
  })

  it('creates each dependency once; a wrong or missing one does not compile', () => {
    const Text = token<string>('Text')
    const Count = token<number>('Count')
    const Shout = token<{ readonly say: () => string }>('Shout')
    const container = openDeferredContainer()
    provideValue(container, Text, 'calm')
    provideValue(container, Count, 2)
    provide(container, Shout, ({ text }: { readonly text: string }) => ({ say: () => text }), { text: Text })
    // @ts-expect-error: a number where a text is needed
    provide(container, token<string>('Wrong'), ({ text }: { readonly text: string }) => text, { text: Count })
    // @ts-expect-error: a dependency nobody names
    provide(container, token<string>('Missing'), ({ text }: { readonly text: string }) => text, {})
    expect(container.get<{ readonly say: () => string }>(Shout).say()).toBe('calm')
    expect(container.get(Shout)).toBe(container.get(Shout))
  })
})
