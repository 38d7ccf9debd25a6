import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Failure } from '../../../domain/refusal.ts'
import { Button } from '../../design/Button.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { faultText } from './fault-text.ts'
import css from './PageFrame.module.css'

type SectionName = 'orders' | 'products' | 'customers' | 'coupons' | 'reviews' | 'tasks' | 'audit_log' | 'staff'

type Section = { readonly name: SectionName; readonly href: string }

/** What every page shows: the signed-in staff member with the permitted sections, and the refusal of what was tried. */
export type Framed = {
  readonly staff?: { readonly name: string; readonly sections: readonly Section[] } | undefined
  readonly failure?: Failure | undefined
}

const Bar = ({ staff }: Pick<Framed, 'staff'>) => {
  const { t } = useTexts()
  const title = <strong><FormattedMessage id="back_office.title" /></strong>
  return staff === undefined ? <header className={css['bar']}>{title}</header> : (
    <header className={css['bar']}>
      <a href="/desk">{title}</a>
      <nav aria-label={t('back_office.nav_label')}>
        <ul className={css['sections']}>
          {staff.sections.map(({ name, href }) => (
            <li key={name}><a href={href}><FormattedMessage id={`back_office.nav.${name}`} /></a></li>
          ))}
        </ul>
      </nav>
      <form className={css['account']} method="post" action="/desk/sign-out">
        <a href="/desk/me">{staff.name}</a>
        <Button type="submit" variant="secondary"><FormattedMessage id="back_office.sign_out" /></Button>
      </form>
    </header>
  )
}

/** A page of the back office: its bar, its heading, the refusal at its top. */
export const PageFrame = ({ title, staff, failure, children }: Framed & { readonly title: string; readonly children?: ReactNode }) => {
  const { intl, locale, t } = useTexts()
  const fault = failure && faultText(intl, locale, failure)
  return (
    <div className={css['page']}>
      <title>{`${fault === undefined ? '' : `${fault} `}${title} | ${t('back_office.title')}`}</title>
      <a className={css['skip']} href="#main"><FormattedMessage id="back_office.skip" /></a>
      <Bar staff={staff} />
      <main id="main" className={css['main']} tabIndex={-1}>
        <h1 className={css['title']}>{title}</h1>
        {fault !== undefined && <p className={css['fault']} role="alert">{fault}</p>}
        {children}
      </main>
    </div>
  )
}
