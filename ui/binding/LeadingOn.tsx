import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { NavigateContext } from './navigate-context.ts'

/** Links within lead on in the page. */
export const LeadingOn = ({ children }: { readonly children: ReactNode }) => (
  <NavigateContext value={useNavigate()}>{children}</NavigateContext>
)
