import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

/** A feature of the shop and a page of the demo that shows it; without a path the demo data does not contain it. */
export type DemoLink = {
  readonly feature: string
  /** What to do on the page, and what it shows. */
  readonly description: string
  readonly brand: BrandChannel
  readonly path?: string
}

/** A link at the default brand. */
export const demoLink = (feature: string, description: string, path?: string): DemoLink =>
  ({ feature, description, brand: 'iris', ...(path === undefined ? {} : { path }) })
