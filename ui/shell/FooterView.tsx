import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { linksBelow } from '../catalogue/links-below.ts'
import type { FrameInfo } from '../catalogue/frame-info.ts'
import { BlockLink } from '../content/BlockLink.tsx'
import { Link } from '../design/Link.tsx'
import type { NamedPage } from './legal-pages.ts'
import { PaymentMarks } from './PaymentMarks.tsx'
import type { RootMenusProps } from './RootMenusView.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './Footer.module.css'

export type FooterViewProps = RootMenusProps & Pick<FrameInfo, 'social'> & {
  readonly subscription: FrameInfo['subscription'] | undefined
  readonly discountNote: FrameInfo['discountNote'] | undefined
  readonly pages: readonly NamedPage[]
  readonly newsletterPath: string
  readonly brandName: string
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: string
  readonly languages: ReactNode
}

/** Proper names, the same in every language. */
const SITE_NAMES = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const

export const FooterView = (props: FooterViewProps) => {
  const { rootCategories, pages, newsletterPath, brandName, languages, social, subscription, discountNote } = props
  const { phone, internationalPhone, email, workingHours } = props
  const intl = useIntl()
  return (
    <footer className={css['footer']}>
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
            <p><Link to={newsletterPath}><FormattedMessage id="shell.footer.newsletter" /></Link></p>
          </section>
          <nav id="all-categories" tabIndex={-1} aria-labelledby="all-categories-title" className={css['categories']}>
            <h2 id="all-categories-title"><FormattedMessage id="shell.footer.categories" /></h2>
            <div className={css['groups']}>
              {rootCategories.map((root) => (
                <ul key={root.title} className={css['links']}>
                  {root.to !== undefined && <li><Link className={css['strong']} to={root.to}>{root.title}</Link></li>}
                  {linksBelow(root).map((link) => <li key={link.to}><Link to={link.to}>{link.title}</Link></li>)}
                </ul>
              ))}
            </div>
          </nav>
          <nav aria-labelledby="legal-title" className={css['legal']}>
            <h2 id="legal-title"><FormattedMessage id="shell.footer.legal" /></h2>
            <ul className={css['links']}>
              {pages.map(({ to, label }) => <li key={to}><BlockLink to={to}><FormattedMessage id={label} /></BlockLink></li>)}
            </ul>
          </nav>
        </div>
        {subscription !== undefined && (
          <p className={css['banner']}>
            <Icon name="reorder" />
            {subscription.to === undefined ? subscription.text : <BlockLink to={subscription.to}>{subscription.text}</BlockLink>}
          </p>
        )}
        <div className={css['last']}>
          <section>
            <h2><FormattedMessage id="shell.footer.payment" /></h2>
            <PaymentMarks />
          </section>
          <section>
            <h2><FormattedMessage id="shell.footer.languages" /></h2>
            {languages}
          </section>
          {social.length > 0 && (
            <nav aria-label={intl.formatMessage({ id: 'shell.footer.social' })}>
              <ul className={css['social']}>
                {social.map(({ site, to }) => <li key={site}><a href={to} rel="noopener">{SITE_NAMES[site]}</a></li>)}
              </ul>
            </nav>
          )}
        </div>
        {discountNote !== undefined && <p className={css['note']}>{discountNote}</p>}
        <p className={css['note']}><strong>{brandName}</strong>{' · '}<FormattedMessage id="shell.footer.note" /></p>
      </Page>
    </footer>
  )
}
