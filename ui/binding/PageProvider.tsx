import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { followLinks } from './follow-links.ts'
import type { OpenPage } from './open-page.ts'
import { ContentContext, LocationContext, NavigationContext, PageContext } from './page-context.ts'

export type PageProviderProps = { readonly page: OpenPage; readonly children: ReactNode }

/** The page for the components within: what it shows, its address, and what it waits for. */
export const PageProvider = ({ page, children }: PageProviderProps) => {
  const [{ content, location }, show] = useState(page.state)
  const [navigation, wait] = useState(page.state().navigation)
  useEffect(() => page.subscribe((state) => {
    // A sign of waiting is shown at once; content may take its time.
    wait(state.navigation)
    startTransition(() => { show(state) })
  }), [page])
  useEffect(() => followLinks(page), [page])
  return (
    <PageContext value={page}>
      <ContentContext value={content}>
        <LocationContext value={location}>
          <NavigationContext value={navigation}>{children}</NavigationContext>
        </LocationContext>
      </ContentContext>
    </PageContext>
  )
}
