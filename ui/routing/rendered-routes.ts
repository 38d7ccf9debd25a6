import type { ComponentType } from 'react'
import type { DataRouteObject } from 'react-router'
import { lazyPart } from '../binding/lazy-part.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { PageResources } from './load-page.ts'
import { FIRST_PAGES, isFirstPage } from './first-pages.ts'

type Module = Readonly<Record<string, unknown>>

const loadErrorPage = async (): Promise<ComponentType> => (await import('../shell/RouteErrorPage.tsx')).RouteErrorPage

const DeferredErrorPage = lazyPart(loadErrorPage, MissingPart)

/** The component that hydrates a server-rendered page; its loader and action are loaded with the full router. */
const loadRendered = async (page: string, beside: PageResources): Promise<Module> =>
  isFirstPage(page)
    ? { Component: await FIRST_PAGES[page].draw() }
    : (await import('./load-page.ts')).loadPageNamed(page, beside)

export type RenderedPage = {
  /** The ids of its route and of the surrounding ones, outermost first. */
  readonly routes: readonly string[]
  readonly page: string | undefined
  readonly isFailed: boolean
}

/** The routes of a server-rendered page, and no others. */
export const loadRenderedRoutes = async ({ routes, page, isFailed }: RenderedPage, beside: PageResources): Promise<DataRouteObject[]> => {
  const [module, ErrorBoundary] = await Promise.all([
    page === undefined ? {} : loadRendered(page, beside),
    isFailed ? loadErrorPage() : DeferredErrorPage,
  ])
  const surrounding: Readonly<Record<string, Module>> = { shell: { Component: Shell, ErrorBoundary }, pages: { ErrorBoundary } }
  const innermost = page === undefined ? undefined : routes.at(-1)
  return routes.map((id) => ({ ...(id === innermost ? module : surrounding[id]), id }))
}
