import type { ReactNode } from 'react'
import { Page } from '../design/Layout.tsx'
import css from './ErrorScreen.module.css'

export type ErrorScreenViewProps = {
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly description: ReactNode
  readonly children?: ReactNode
  readonly primary: ReactNode
  readonly secondary: ReactNode
  /** Further content below the two actions. */
  readonly more?: ReactNode
}

/** A heading, what happened, and two actions (Account §2.10). */
export const ErrorScreenView = ({ picture, title, description, children, primary, secondary, more }: ErrorScreenViewProps) => (
  <Page width="narrow">
    <div className={css['screen']}>
      {picture}
      <h1>{title}</h1>
      <p className={css['description']}>{description}</p>
      {children}
      <div className={css['actions']}>
        {primary}
        {secondary}
      </div>
      {more}
    </div>
  </Page>
)
