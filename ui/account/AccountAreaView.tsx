import type { ReactNode } from 'react'
import { Page } from '../design/Layout.tsx'
import { AccountNavigationView, type AccountNavigationViewProps } from './AccountNavigationView.tsx'
import css from './AccountAreaView.module.css'

export type AccountAreaViewProps = AccountNavigationViewProps & { readonly children: ReactNode }

/** An account page with the account navigation. */
export const AccountAreaView = ({ current, toPath, children }: AccountAreaViewProps) => (
  <Page>
    <div className={css['area']}>
      <AccountNavigationView current={current} toPath={toPath} />
      <div className={css['content']}>{children}</div>
    </div>
  </Page>
)
