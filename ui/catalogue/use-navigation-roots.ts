import { useRouteLoaderData } from 'react-router'
import type { NavigationRoot } from './navigation.ts'
import type { loader } from './navigation.route.ts'

/** The menu that stands around every page; nothing when it could not be had. */
export const useNavigationRoots = (): readonly NavigationRoot[] => useRouteLoaderData<typeof loader>('shell')?.navigation ?? []
