import { useRouteLoaderData } from 'react-router'
import type { loader } from './navigation.route.ts'

type Shell = Awaited<ReturnType<typeof loader>>

const useShell = (): Shell | undefined => useRouteLoaderData<typeof loader>('shell')

const NO_NAVIGATION: Shell['navigation'] = { title: '', rootCategories: [] }

/** The menu that stands around every page; nothing when it could not be had. */
export const useNavigationMenu = (): Shell['navigation'] => useShell()?.navigation ?? NO_NAVIGATION

/** The ways into the catalogue. */
export const useRootCategories = (): Shell['rootCategories'] => useShell()?.rootCategories ?? []

/** What editors say of the shop; nothing where it could not be had. */
export const useFrameInfo = (): Shell['info'] => useShell()?.info
