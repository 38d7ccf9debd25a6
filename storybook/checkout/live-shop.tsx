import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { InjectorContext, injectorContext } from '../../ui/binding/injector.ts'
import { makeRoutes } from '../../ui/routing/routes.tsx'

type LiveProps = { readonly visitor: Visitor; readonly path: string }

/** The whole hydrated shop, opened at one page. */
export const LiveShop = ({ visitor, path }: LiveProps) => {
  const [router] = useState(() =>
    createMemoryRouter(makeRoutes(), {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[injectorContext, visitor.injector]])),
    }))
  return <InjectorContext value={visitor.injector}><RouterProvider router={router} /></InjectorContext>
}

/** The whole hydrated shop, with the visitor that the loader of the story created. */
export const asLiveShop: Decorator = (_Story, { loaded, parameters }) => (
  <LiveShop visitor={loaded['visitor'] as Visitor} path={String(parameters['path'])} />
)
