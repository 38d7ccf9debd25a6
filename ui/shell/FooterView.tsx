import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { LEGAL_PAGES } from './legal-pages.ts'
import { PaymentMarks } from './PaymentMarks.tsx'
import type { NavigationViewProps } from './NavigationView.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import later from '../design/later.module.css'
import { classNames } from '../design/class-names.ts'
import css from './Footer.module.css'

export type FooterViewProps = NavigationViewProps & {
  readonly toLegalPath: (path: string) => string
  readonly brandName: string
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: string
  readonly languages: ReactNode
}

export const FooterView = (props: FooterViewProps) => {
  const { roots, toPath, toLegalPath, brandName, phone, internationalPhone, email, workingHours, languages } = props
  return (
    <footer className={classNames(css['footer'], later['later'])}>
      <Page>
        <div className={css['columns']}>
          <section>
            <h2><FormattedMessage id="shell.footer.contact" /></h2>
            <a className={css['phone']} href={phoneLink(phone)}><Icon name="phone" />{phone}</a>
            <p>{workingHours}</p>
            <p>
              <FormattedMessage
                id="shell.footer.abroad"
                values={{ phone: <a key="abroad" href={phoneLink(internationalPhone)}>{internationalPhone}</a> }}
              />
            </p>
            <p><a href={`mailto:${email}`}>{email}</a></p>
            <p><Link to={toLegalPath('/newsletter')}><FormattedMessage id="shell.footer.newsletter" /></Link></p>
          </section>
          <nav id="all-categories" tabIndex={-1} aria-labelledby="all-categories-title" className={css['categories']}>
            <h2 id="all-categories-title"><FormattedMessage id="shell.footer.categories" /></h2>
            <div className={css['groups']}>
              {roots.map((root) => (
                <ul key={root.path} className={css['links']}>
                  <li><Link className={css['strong']} to={toPath(root.path)}>{root.title}</Link></li>
                  {root.children.map((child) => <li key={child.path}><Link to={toPath(child.path)}>{child.title}</Link></li>)}
                </ul>
              ))}
            </div>
          </nav>
          <nav aria-labelledby="legal-title" className={css['legal']}>
            <h2 id="legal-title"><FormattedMessage id="shell.footer.legal" /></h2>
            <ul className={css['links']}>
              {LEGAL_PAGES.map(({ path, label }) => (
                <li key={path}><Link to={toLegalPath(path)}><FormattedMessage id={label} /></Link></li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={css['last']}>
          <section>
            <h2><FormattedMessage id="shell.footer.payment" /></h2>
            <PaymentMarks />
          </section>
          <section>
            <h2><FormattedMessage id="shell.footer.languages" /></h2>
            {languages}
          </section>
        </div>
        <p className={css['note']}><strong>{brandName}</strong>{' · '}<FormattedMessage id="shell.footer.note" /></p>
      </Page>
    </footer>
  )
}
