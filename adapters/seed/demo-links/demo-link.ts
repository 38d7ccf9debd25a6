import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** One ability of the shop and where the demo shop shows it; without a path nothing in the demo shows it. */
export type DemoLink = {
  readonly ability: string
  /** What to do there, and what is seen. */
  readonly look: string
  readonly brand: BrandChannel
  readonly path?: string
}

/** At the brand of the plain host. */
export const demoLink = (ability: string, look: string, path?: string): DemoLink =>
  ({ ability, look, brand: 'iris', ...(path === undefined ? {} : { path }) })
