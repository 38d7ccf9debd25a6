import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Button } from '../../ui/design/Button.tsx'
import { openFilledCart } from '../cart/fill-cart.ts'
import { LiveShop } from '../checkout/live-shop.tsx'
import { readScene } from '../decorators/scene.ts'
import type { Scene } from '../decorators/scene.ts'
import css from './journey.module.css'

/** The initial cart: empty, or with lenses for both eyes and a care product. */
export type Arriving = { readonly cart: 'empty' | 'filled' }

/** A new shop each time, so that nothing is left over from the previous journey. */
export const arrive = async (scene: Scene, { cart }: Arriving): Promise<Visitor> =>
  cart === 'empty' ? openHeadlessShop().visitor(scene) : (await openFilledCart(scene)).visitor

type JourneyProps = { readonly first: Visitor; readonly again: () => Promise<Visitor>; readonly path: string }

const Journey = ({ first, again, path }: JourneyProps) => {
  const [at, setAt] = useState({ visitor: first, round: 0 })
  const begin = async () => {
    const visitor = await again()
    setAt(({ round }) => ({ visitor, round: round + 1 }))
  }
  return (
    <>
      <div className={css['again']}><Button variant="secondary" onClick={() => { void begin() }}>Begin again</Button></div>
      <LiveShop key={at.round} visitor={at.visitor} path={path} />
    </>
  )
}

/** The whole shop, starting at `parameters.path`, with a button that restarts it in a new shop. */
export const asJourney: Decorator<Arriving> = (_Story, { loaded, parameters, globals, args }) => (
  <Journey
    first={loaded['visitor'] as Visitor}
    again={async () => arrive(readScene(globals), args)}
    path={String(parameters['path'])}
  />
)
