import { useRouteLoaderData } from '../binding/use-page.ts'
import type { loader } from './navigation.route.ts'

type Shell = Awaited<ReturnType<typeof loader>>

const useShell = (): Shell | undefined => useRouteLoaderData<typeof loader>('shell')

const NO_NAVIGATION: Shell['navigation'] = { title: '', rootCategories: [] }

/** The menu of every page; empty if it could not be loaded. */
export const useNavigationMenu = (): Shell['navigation'] => useShell()?.navigation ?? NO_NAVIGATION

/** The root categories of the catalogue. */
export const useRootCategories = (): Shell['rootCategories'] => useShell()?.rootCategories ?? []

/** The shop information of the editors; undefined if it could not be loaded. */
export const useFrameInfo = (): Shell['info'] => useShell()?.info
