import type { ReactNode } from 'react'
import { Page } from './Layout.tsx'
import { Notice } from './Notice.tsx'
import css from './OneClickPage.module.css'

type OneClickPageProps = {
  readonly title: ReactNode
  readonly failure?: ReactNode
  /** The result of the action; it replaces the form. */
  readonly done?: ReactNode
  readonly form: ReactNode
  /** Links to continue. */
  readonly next?: ReactNode
}

/** The page that an e-mail link opens for one action; it reveals nothing about the recipient. */
export const OneClickPage = ({ title, failure, done, form, next }: OneClickPageProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1>{title}</h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {done === undefined ? form : <Notice tone="success" role="status">{done}</Notice>}
      {next !== undefined && <p>{next}</p>}
    </div>
  </Page>
)
