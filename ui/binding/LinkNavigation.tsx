import { useState, type ReactNode } from 'react'
import { LinkNavigationContext, openLinkNavigation } from './link-navigation.ts'

/** Provides the navigation of the links within, once its code is loaded (`useLinkNavigation`). */
export const LinkNavigation = ({ children }: { readonly children: ReactNode }) => (
  <LinkNavigationContext value={useState(openLinkNavigation)[0]}>{children}</LinkNavigationContext>
)
