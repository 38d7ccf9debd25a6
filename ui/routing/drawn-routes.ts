import type { ComponentType } from 'react'
import type { DataRouteObject } from 'react-router'
import { lazyPart } from '../binding/lazy-part.tsx'
import { MissingPart } from '../notice/MissingPart.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { BesideCode } from './load-page.ts'
import { FIRST_PAGES, isFirstPage } from './first-pages.ts'

type Module = Readonly<Record<string, unknown>>

const bringErrorPage = async (): Promise<ComponentType> => (await import('../shell/RouteErrorPage.tsx')).RouteErrorPage

const LateErrorPage = lazyPart(bringErrorPage, MissingPart)

/** What wakes a page that the server has drawn; its loader and action come with the router that changes pages. */
const bringDrawn = async (page: string, beside: BesideCode): Promise<Module> =>
  isFirstPage(page)
    ? { Component: await FIRST_PAGES[page].draw() }
    : (await import('./load-page.ts')).loadPageNamed(page, beside)

export type DrawnPage = {
  /** The ids of its route and of those around it, from the outside. */
  readonly routes: readonly string[]
  readonly page: string | undefined
  readonly isFailed: boolean
}

/** The routes of a page that the server has drawn, and no other. */
export const loadRenderedRoutes = async ({ routes, page, isFailed }: DrawnPage, beside: BesideCode): Promise<DataRouteObject[]> => {
  const [module, ErrorBoundary] = await Promise.all([
    page === undefined ? {} : bringDrawn(page, beside),
    isFailed ? bringErrorPage() : LateErrorPage,
  ])
  const around: Readonly<Record<string, Module>> = { shell: { Component: Shell, ErrorBoundary }, pages: { ErrorBoundary } }
  const innermost = page === undefined ? undefined : routes.at(-1)
  return routes.map((id) => ({ ...(id === innermost ? module : around[id]), id }))
}
