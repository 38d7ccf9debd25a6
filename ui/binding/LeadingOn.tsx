import { useState, type ReactNode } from 'react'
import { LeadingContext, openLeading } from './leading.ts'

/** Links within ask `useLeadingOn` where they lead, once that is there. */
export const LeadingOn = ({ children }: { readonly children: ReactNode }) => (
  <LeadingContext value={useState(openLeading)[0]}>{children}</LeadingContext>
)
