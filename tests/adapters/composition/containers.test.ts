import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { openContainer, provide } from '../../../adapters/composition/storefront/provide.ts'
import { storefrontContainer } from '../../../adapters/composition/storefront/storefront-container.ts'
import { sessionInMemory } from '../../../adapters/memory/identity/session-in-memory.ts'
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
    const operations = shop.commerce.shop({
      brandChannel: 'iris', locale: 'de', publicUrl: 'http://x.example', from: 'here', session: sessionInMemory(),
    })
    const keeper = { read: () => undefined, store: () => {}, clear: () => {} }
    const container = storefrontContainer(operations, {
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
    const values = new Map<symbol, unknown>([[Text, 'calm'], [Count, 2]])
    const shouting = provide(Shout, ({ text }: { readonly text: string }) => ({ say: () => text }), { text: Text })
    const openVisit = openContainer(new Map([shouting]))
    const container = openVisit(values)
    // @ts-expect-error: a number where a text is needed
    provide(token<string>('Wrong'), ({ text }: { readonly text: string }) => text, { text: Count })
    // @ts-expect-error: a dependency nobody names
    provide(token<string>('Missing'), ({ text }: { readonly text: string }) => text, {})
    expect(container.get<{ readonly say: () => string }>(Shout).say()).toBe('calm')
    expect(container.get(Shout)).toBe(container.get(Shout))
    expect(() => container.get(token('Unknown'))).toThrow('Unknown')
  })

  it('shares nothing between visits', () => {
    const Text = token<string>('Text')
    const Shout = token<{ readonly say: () => string }>('Shout')
    const Repeat = token<() => string>('Repeat')
    const openVisit = openContainer(new Map([
      provide(Shout, ({ text }: { readonly text: string }) => ({ say: () => text }), { text: Text }),
      provide(
        Repeat, ({ shout }: { readonly shout: { readonly say: () => string } }) => () => `${shout.say()} ${shout.say()}`, { shout: Shout },
      ),
    ]))
    const [calm, loud] = ['calm', 'loud'].map((text) => openVisit(new Map([[Text, text]])))
    expect([calm?.get(Repeat)(), loud?.get(Repeat)()]).toEqual(['calm calm', 'loud loud'])
    expect(calm?.get(Shout)).not.toBe(loud?.get(Shout))
  })
})
