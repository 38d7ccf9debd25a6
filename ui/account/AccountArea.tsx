import type { ReactNode } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { pagePath } from '../binding/page-path.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { AccountAreaView } from './AccountAreaView.tsx'
import { useStillSignedIn } from './use-still-signed-in.ts'

/** The frame of every account page; left once the visitor signed out in another tab. */
export const AccountArea = ({ children }: { readonly children: ReactNode }) => {
  useStillSignedIn()
  return (
    <AccountAreaView current={pagePath(useLocation().pathname)} toPath={useLocalePath()}>
      {children}
    </AccountAreaView>
  )
}
