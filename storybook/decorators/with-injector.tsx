import type { Decorator } from '@storybook/react-vite'
import { CartStore } from '../../application/storefront/cart/cart-store.ts'
import { openCartStore } from '../../application/storefront/cart/open-cart-store.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Token } from '../../application/token.ts'
import { demoShopRegister } from '../../adapters/seed/shops/demo-shop-register.ts'
import { InjectorContext } from '../../ui/binding/injector.ts'
import type { Injector } from '../../ui/binding/injector.ts'
import { readScene } from './scene.ts'

const shops = demoShopRegister()

/** A use case, port or store that a story wants to play itself. */
export type Injected = readonly [token: Token<unknown>, held: unknown]

/** The shop's settings, an empty cart, and whatever `parameters.injected` adds. */
export const withInjector: Decorator = (Story, { globals, parameters }) => {
  const { brand, tone } = readScene(globals)
  const held = new Map<Token<unknown>, unknown>([
    [CurrentShop, { ...shops.settings(brand), tone }],
    [CartStore, openCartStore()],
    ...((parameters['injected'] as readonly Injected[] | undefined) ?? []),
  ])
  const injector: Injector = {
    get: <Held,>(token: Token<Held>): Held => {
      if (!held.has(token)) throw new Error(`This story brings no ${String(token)}`)
      return held.get(token) as Held
    },
  }
  return <InjectorContext value={injector}><Story /></InjectorContext>
}
