import type { Decorator } from '@storybook/react-vite'
import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { localePath } from '../../domain/shop/localized-path.ts'
import { LinkNavigation } from '../../ui/binding/LinkNavigation.tsx'
import { useLinkNavigation } from '../../ui/binding/use-link-navigation.ts'
import { readScene } from './scene.ts'

const StoryContext = createContext<ReactNode>(null)
const isNeverBlocked = (): boolean => false

const Leading = (): null => {
  useLinkNavigation(isNeverBlocked)
  return null
}

const RoutedStory = () => <LinkNavigation><Leading />{use(StoryContext)}</LinkNavigation>

type Place = { readonly path: string; readonly loaderData: unknown; readonly children: ReactNode }

const At = ({ path, loaderData, children }: Place) => {
  const [router] = useState(() =>
    createMemoryRouter(
      [{ id: 'story', path: '*', Component: RoutedStory, action: () => null, HydrateFallback: () => null }],
      { initialEntries: [path], hydrationData: { loaderData: { story: loaderData ?? null } } },
    ))
  return <StoryContext value={children}><RouterProvider router={router} /></StoryContext>
}

/**
 * Puts a story on a page: `parameters.path` (below the language prefix) and `parameters.loaderData`. A story with its own routes
 * sets `parameters.router: false`.
 */
export const withRouter: Decorator = (Story, { globals, parameters, id }) => {
  if (parameters['router'] === false) return <Story />
  const { locale } = readScene(globals)
  const path = localePath(locale, (parameters['path'] as string | undefined) ?? '/')
  return <At key={`${id} ${path}`} path={path} loaderData={parameters['loaderData']}><Story /></At>
}
