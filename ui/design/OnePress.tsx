import type { ReactNode } from 'react'
import { Page } from './Layout.tsx'
import { Notice } from './Notice.tsx'
import css from './OnePress.module.css'

type OnePressProps = {
  readonly title: ReactNode
  readonly failure?: ReactNode
  /** What became of the press; the form stands there until then. */
  readonly done?: ReactNode
  readonly form: ReactNode
  /** Where somebody may go from here. */
  readonly next?: ReactNode
}

/** The page that a letter leads to for one press; it tells nothing about whose letter it was. */
export const OnePress = ({ title, failure, done, form, next }: OnePressProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <h1>{title}</h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {done === undefined ? form : <Notice tone="success" role="status">{done}</Notice>}
      {next !== undefined && <p>{next}</p>}
    </div>
  </Page>
)
