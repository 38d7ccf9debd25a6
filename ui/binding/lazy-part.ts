import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of a page that helps and comes when it is wanted; one whose code does not arrive is left out. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))
