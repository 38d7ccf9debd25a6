import { useState, type ReactNode } from 'react'
import { LinkNavigationContext, openLinkNavigation } from './leading.ts'

/** Links within ask `useLinkNavigation` where they lead, once that is there. */
export const LinkNavigation = ({ children }: { readonly children: ReactNode }) => (
  <LinkNavigationContext value={useState(openLinkNavigation)[0]}>{children}</LinkNavigationContext>
)
